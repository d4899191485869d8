import {
  type ColorScheme,
  Section,
  SectionHeader,
  SectionTitle,
  StickyScroll,
  type StickyScrollItem,
  Sundial,
} from '@meridiana/ui'
import type { ReactNode } from 'react'

interface StickyScrollSectionProps {
  id: string
  /** Hour of the day, 0 to 24, which the small sundial above the title shows. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  items: StickyScrollItem[]
  /** Colour scheme of the section. @default 'light' */
  scheme?: ColorScheme
}

/** A section of the experience page: a title, and activities. Each picture stays in view while its text scrolls. */
export function StickyScrollSection({ id, hour, kicker, title, items, scheme }: StickyScrollSectionProps) {
  return (
    <Section scheme={scheme} aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id} marker={<Sundial hour={hour} />} kicker={kicker}>
          {title}
        </SectionTitle>
      </SectionHeader>
      <StickyScroll items={items} />
    </Section>
  )
}
