import { type ComponentProps, type ReactNode, useId } from 'react'
import * as Picture from '../../pictures/picture/picture'
import { Text } from '../../typography/text/text'
import { Banner } from '../banner/banner'
import { SectionTitle } from '../section-title/section-title'

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The picture of the whole width. It loads at once. */
  picture: Picture.PictureData
  /** A small ornament before the kicker, for example a `Sundial`. */
  marker?: ReactNode
  /** The line above the title. */
  kicker: ReactNode
  /** Text of the `<h1>`, which is also the accessible name of the section. */
  title: ReactNode
  /** A `BackLink` to the parent page. */
  back?: ReactNode
  /** The text below the title. */
  text?: ReactNode
}

/**
 * The top of a page other than the home page: the title over a full-width picture. Give the page hero an `id`, and set
 * the prop `hero` of `Header.Root` to the same `id`, so that the header is over the picture.
 */
export function PageHero({ id, picture, marker, kicker, title, back, text, ...props }: PageHeroProps) {
  const generatedId = useId()
  const titleId = `${id ?? generatedId}-title`
  return (
    <Banner
      id={id}
      size="opening"
      // The crop keeps the right side of the picture, because the text covers the left side.
      media={<Picture.Root focus="right" {...picture} priority />}
      back={back}
      aria-labelledby={titleId}
      {...props}
    >
      <SectionTitle as="h1" size="h1" id={titleId} marker={marker} kicker={kicker}>
        {title}
      </SectionTitle>
      {text && <Text size="lead">{text}</Text>}
    </Banner>
  )
}
