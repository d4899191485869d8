import { Heading, Kicker, Picture, type PictureData, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import './page-hero.css'

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
    <section id={id} className="page-hero" data-scheme="night" aria-labelledby={`${id}-title`}>
      <Picture.Root {...picture} alt={alt} priority className="page-hero-picture" />
      <div className="page-hero-words">
        {back}
        <Kicker hour={hour}>{kicker}</Kicker>
        <Heading as="h1" size="h1" id={`${id}-title`}>
          {title}
        </Heading>
        {text && <Text size="lead">{text}</Text>}
      </div>
    </section>
  )
}
