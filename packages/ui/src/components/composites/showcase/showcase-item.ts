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
  /** Key figures, shown between text and actions. */
  facts?: ReactNode
  /** Links and buttons of the item, for example to its page. */
  actions: ReactNode
}
