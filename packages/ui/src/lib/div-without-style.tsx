import type { ComponentProps } from 'react'

/**
 * A `<div>` that ignores the prop `style`. Radix sets `style` on its elements, but a strict Content-Security-Policy
 * blocks style attributes.
 */
export function DivWithoutStyle({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />
}
