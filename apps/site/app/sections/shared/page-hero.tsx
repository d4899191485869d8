import { Banner, Picture, type PictureData, SectionTitle, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'

export interface PageHeroProps {
  /** The `hero` of the page's handle: the header lies over the element with this `id`. */
  id: string
  picture: PictureData
  /** @default '' */
  alt?: string
  /** Hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  /** Link back to the list. */
  back?: ReactNode
  text?: ReactNode
}

/** Hero of an inner page: a full-width picture, with the page's title on its darker side. */
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
