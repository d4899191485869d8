import { type ComponentProps, type ReactNode, useId } from 'react'
import * as Picture from '../../pictures/picture/picture'
import { Text } from '../../typography/text/text'
import { Banner } from '../banner/banner'
import { SectionTitle } from '../section-title/section-title'

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  picture: Picture.PictureData
  /** Alternative text of the picture. @default '' */
  alt?: string | undefined
  /** The hour of the page, 0 to 24, shown by the kicker's dial. */
  hour: number
  /** The line above the title. */
  kicker: ReactNode
  /** The `<h1>`, which names the section's region. */
  title: ReactNode
  /** A `BackLink` to the parent page. */
  back?: ReactNode
  /** The text below the title. */
  text?: ReactNode
}

/**
 * The first view of an inner page: the title over a full-width picture. Give it an `id` and pass the same to the `hero` of
 * `Header.Root`, so that the header lies over the picture.
 */
export function PageHero({
  id,
  picture,
  alt = '',
  hour,
  kicker,
  title,
  back,
  text,
  ...props
}: PageHeroProps) {
  const generatedId = useId()
  const titleId = `${id ?? generatedId}-title`
  return (
    <Banner
      id={id}
      size="opening"
      // The text covers the left side.
      picture={<Picture.Root focus="right" {...picture} alt={alt} priority />}
      back={back}
      aria-labelledby={titleId}
      {...props}
    >
      <SectionTitle as="h1" size="h1" id={titleId} hour={hour} kicker={kicker}>
        {title}
      </SectionTitle>
      {text && <Text size="lead">{text}</Text>}
    </Banner>
  )
}
