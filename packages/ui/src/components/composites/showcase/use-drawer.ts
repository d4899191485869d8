import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

/**
 * Whether a drawer is open: while a pointer that can hover rests on its stage, while focus is inside it, or because
 * its button said so. The button's word holds until it is pressed again; Escape sends away what only the pointer
 * brought (WCAG 1.4.13).
 */
export function useDrawer() {
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>('none')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const open = wish === 'none' ? hovered || focused : wish === 'open'

  useEffect(() => {
    if (!hovered) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHovered(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hovered])

  /** A closed drawer opens anew for the next pointer or the next focus. */
  const forgive = () => setWish((before) => (before === 'closed' ? 'none' : before))

  return {
    open,
    toggle: () => setWish(wish === 'open' ? 'closed' : 'open'),
    /** For the element that opens the drawer when a pointer rests on it. */
    stageProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        forgive()
        setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
    },
    /** For what the drawer hides: it may take the focus while it is closed, and shows itself then. */
    bodyProps: {
      onFocus: () => {
        forgive()
        setFocused(true)
      },
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
