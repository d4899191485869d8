import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

export type Drawer = ReturnType<typeof useDrawer>

/**
 * Whether a drawer is open: while a pointer that can hover is over its stage, while focus is inside it, or because its
 * button was pressed. A press lasts until the next press; Escape closes what only the pointer opened (WCAG 1.4.13).
 */
export function useDrawer() {
  const [request, setRequest] = useState<'none' | 'open' | 'closed'>('none')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const state = request === 'none' ? (hovered || focused ? 'open' : 'closed') : request

  useEffect(() => {
    if (!hovered) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHovered(false)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hovered])

  /** Clears a manual close, so that the next pointer or focus opens the drawer again. */
  const clearManualClose = () => setRequest((before) => (before === 'closed' ? 'none' : before))

  return {
    state,
    toggle: () => setRequest(request === 'open' ? 'closed' : 'open'),
    /** Handlers for the element that opens the drawer while a pointer is over it. */
    stageProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        clearManualClose()
        setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
    },
    /** Handlers for the content of the drawer, which can take focus while the drawer is closed and then opens it. */
    bodyProps: {
      onFocus: () => {
        clearManualClose()
        setFocused(true)
      },
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
