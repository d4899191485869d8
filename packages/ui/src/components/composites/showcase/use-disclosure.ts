import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'

export type DisclosureState = ReturnType<typeof useDisclosure>

/**
 * The state of content that a button shows and hides (a disclosure). The content is open while a mouse or pen is
 * over the element with `stageProps`, and while focus is inside the content. A press of the button closes what is open
 * and opens what is closed, for whatever reason it was: until the next press, or until pointer or focus come again. Escape closes content that is open only because of the pointer (WCAG 1.4.13).
 */
export function useDisclosure() {
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

  /** After the visitor has closed the content with the button, lets hover or focus open it again. */
  const clearManualClose = () => setRequest((before) => (before === 'closed' ? 'none' : before))

  return {
    state,
    toggle: () => setRequest(state === 'open' ? 'closed' : 'open'),
    /** Handlers for the element that opens the content while a pointer is over it. */
    stageProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return
        clearManualClose()
        setHovered(true)
      },
      onPointerLeave: () => setHovered(false),
    },
    /** Handlers for the content. A control in closed content can take focus, and focus opens the content. */
    contentProps: {
      onFocus: () => {
        clearManualClose()
        setFocused(true)
      },
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}
