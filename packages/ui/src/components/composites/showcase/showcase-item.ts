import type { ReactNode } from 'react'
import type { PictureData } from '../../pictures/picture/picture'

/** An item of a `Showcase`: the content of its tab and of its panel. */
export interface ShowcaseItem {
  id: string
  name: ReactNode
  /** A short note at the end of the item's tab, such as `sleeps 2`. Only wide screens show it. */
  note?: ReactNode
  picture: PictureData
  /** One or two sentences about the item. */
  text: ReactNode
  /** Key figures of the item, shown between text and actions. */
  facts?: ReactNode
  /** Links and buttons of the item, for example to its page. */
  actions: ReactNode
}
