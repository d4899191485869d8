import type { ReactNode } from 'react'
import type { PictureData } from '../../pictures/picture/picture'

/** A slide of a `Hero`: a picture with its texts. */
export interface HeroSlide {
  id: string
  /** A small ornament before the kicker, for example a `Sundial`. */
  marker?: ReactNode
  /** A short name of the slide, shown before its position: `19 · sunset`. */
  moment: string
  kicker: ReactNode
  title: ReactNode
  text: ReactNode
  /** The picture behind the text. @default no picture, and the text is on the dark background */
  picture?: PictureData | undefined
}
