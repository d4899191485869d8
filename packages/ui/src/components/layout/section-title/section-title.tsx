import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'

export interface SectionTitleProps extends HeadingProps {
  /** The hour of day for this section, 0 to 24, shown by the kicker's dial. */
  hour: number
  /** The line above the heading. */
  kicker: ReactNode
}

/**
 * The kicker and the heading of a section. Place a `SectionTitle` in a `Stack`, `SectionHeader` or `Banner`, which sets
 * the gap between kicker and heading. `id`, `as`, `size`, `ref` and all other props go to the heading, so that the
 * section's `aria-labelledby` can refer to the heading.
 */
export function SectionTitle({ hour, kicker, ...heading }: SectionTitleProps) {
  return (
    <>
      <Kicker hour={hour}>{kicker}</Kicker>
      <Heading {...heading} />
    </>
  )
}
