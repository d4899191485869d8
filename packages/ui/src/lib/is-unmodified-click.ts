type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a link was clicked without a modifier key. A click with a modifier key opens a new tab or window. */
export const isUnmodifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys) =>
  !(metaKey || ctrlKey || shiftKey || altKey)
