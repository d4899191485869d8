import type { MouseEvent } from 'react'

/** Whether a link was pressed without a modifier: such a press may be handled in place, another is the browser's. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey)
