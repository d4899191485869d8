import { Banner, Picture, type PictureData, SectionTitle, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'

export interface PageHeroProps {
  /** The `id` that the page's `hero` names, so that the header lies over it. */
  id: string
  picture: PictureData
  /** What the picture shows. @default '' */
  alt?: string
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  /** The way back to the page that lists this one. */
  back?: ReactNode
  text?: ReactNode
}

/** The first view of an inner page: a picture from edge to edge, and the page's title on its darker side. */
export function PageHero({ id, picture, alt = '', hour, kicker, title, back, text }: PageHeroProps) {
  return (
    <Banner
      id={id}
      size="opening"
      picture={<Picture.Root focus="right" {...picture} alt={alt} priority />}
      back={back}
      aria-labelledby={`${id}-title`}
    >
      <SectionTitle as="h1" size="h1" id={`${id}-title`} hour={hour} kicker={kicker}>
        {title}
      </SectionTitle>
      {text && <Text size="lead">{text}</Text>}
    </Banner>
  )
}
