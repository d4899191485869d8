import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'

export interface SectionTitleProps extends HeadingProps {
  /** A small ornament before the kicker, for example a `Sundial`. */
  marker?: ReactNode
  /** The line above the heading. */
  kicker: ReactNode
}

/**
 * The kicker and the heading of a section. Place a `SectionTitle` in a `Stack`, `SectionHeader` or `Banner`, which sets
 * the gap between kicker and heading. All other props go to the heading: give it an `id`, to which the section's
 * `aria-labelledby` refers.
 */
export function SectionTitle({ marker, kicker, ...heading }: SectionTitleProps) {
  return (
    <>
      <Kicker marker={marker}>{kicker}</Kicker>
      <Heading {...heading} />
    </>
  )
}
