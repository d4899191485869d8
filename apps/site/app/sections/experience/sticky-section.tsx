import {
  type Scheme,
  Section,
  SectionHeader,
  SectionTitle,
  StickyScroll,
  type StickyScrollItem,
} from '@meridiana/ui'
import type { ReactNode } from 'react'

export interface StickySectionProps {
  id: string
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  items: StickyScrollItem[]
  /** @default 'light' */
  scheme?: Scheme
}

/** A part of the day: a title, and activities whose pictures stay in view while their texts scroll past. */
export function StickySection({ id, hour, kicker, title, items, scheme }: StickySectionProps) {
  return (
    <Section scheme={scheme} aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id} hour={hour} kicker={kicker}>
          {title}
        </SectionTitle>
      </SectionHeader>
      <StickyScroll items={items} />
    </Section>
  )
}
