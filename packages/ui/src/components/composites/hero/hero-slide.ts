import type { ReactNode } from 'react'
import type { PictureData } from '../../pictures/picture/picture'

/** A slide of a `Hero`: a picture with its texts. */
export interface HeroSlide {
  id: string
  /** The hour of day in the picture, 0 to 24, which the sundial of the kicker shows. @default no sundial */
  hour?: number | undefined
  /** The hour of day as text, shown before the position of the slide: `19 · sunset`. */
  moment: string
  kicker: ReactNode
  title: ReactNode
  text: ReactNode
  /** The picture behind the text. @default no picture, and the text is on the dark background */
  picture?: PictureData | undefined
}
