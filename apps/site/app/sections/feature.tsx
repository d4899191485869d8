import {
  Heading,
  Kicker,
  Picture,
  type PictureData,
  Reveal,
  type Scheme,
  Section,
  Stack,
} from '@meridiana/ui'
import type { ReactNode } from 'react'
import './feature.css'

export interface FeatureProps {
  id: string
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  picture: PictureData & { alt: string }
  /** @default 'night' */
  scheme?: Scheme
  /** The edge of the window that the picture reaches, where there is room beside it. @default 'left' */
  side?: 'left' | 'right'
  /** Stands below the title. */
  children: ReactNode
}

/** A picture that reaches the edge of the window, and beside it what there is to say. */
export function Feature({
  id,
  hour,
  kicker,
  title,
  picture,
  scheme = 'night',
  side = 'left',
  children,
}: FeatureProps) {
  return (
    <Section scheme={scheme} className="feature" data-side={side} aria-labelledby={id}>
      <Picture.Root {...picture} sizes="(width < 48rem) 100vw, 58vw" className="feature-picture" />
      <Reveal className="feature-words">
        <Stack>
          <Kicker hour={hour}>{kicker}</Kicker>
          <Heading id={id}>{title}</Heading>
          {children}
        </Stack>
      </Reveal>
    </Section>
  )
}
