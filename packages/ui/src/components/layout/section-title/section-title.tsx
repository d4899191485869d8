import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'

export interface SectionTitleProps extends HeadingProps {
  /** The hour of day, 0 to 24, which the sundial of the kicker shows. @default no sundial */
  hour?: number | undefined
  /** The line above the heading. */
  kicker: ReactNode
}

/**
 * The kicker and the heading of a section. Place a `SectionTitle` in a `Stack`, `SectionHeader` or `Banner`, which sets
 * the gap between kicker and heading. All other props go to the heading: give it an `id`, to which the section's
 * `aria-labelledby` refers.
 */
export function SectionTitle({ hour, kicker, ...heading }: SectionTitleProps) {
  return (
    <>
      <Kicker hour={hour}>{kicker}</Kicker>
      <Heading {...heading} />
    </>
  )
}
