import type { ReactNode } from 'react'
import type { PictureData } from '../../pictures/picture/picture'

export interface ShowcaseItem {
  id: string
  name: ReactNode
  /** A short note at the end of the tab: `sleeps 2`. Only wide screens show it. */
  note?: ReactNode
  picture: PictureData & { alt: string }
  /** One or two sentences. */
  text: ReactNode
  /** Figures, between text and actions. */
  facts?: ReactNode
  /** Buttons that lead to the item. */
  actions: ReactNode
}
