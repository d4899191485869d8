import {
  Feature as Layout,
  Picture,
  type PictureData,
  Reveal,
  type Scheme,
  SectionTitle,
  Stack,
} from '@meridiana/ui'
import type { ReactNode } from 'react'

export interface FeatureProps {
  id: string
  /** Hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  picture: PictureData & { alt: string }
  scheme?: Scheme
  side?: 'left' | 'right'
  /** Below the title. */
  children: ReactNode
}

/** A picture that reaches the edge of the window, with title and content beside it. */
export function Feature({ id, hour, kicker, title, picture, scheme, side, children }: FeatureProps) {
  return (
    <Layout
      scheme={scheme}
      side={side}
      picture={<Picture.Root {...picture} sizes="(width < 48rem) 100vw, 58vw" />}
      aria-labelledby={id}
    >
      <Reveal>
        <Stack>
          <SectionTitle id={id} hour={hour} kicker={kicker}>
            {title}
          </SectionTitle>
          {children}
        </Stack>
      </Reveal>
    </Layout>
  )
}
