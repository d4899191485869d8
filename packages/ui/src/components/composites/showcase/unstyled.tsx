import type { ComponentProps } from 'react'

/** A `<div>` that drops `style`: a strict content policy refuses the style attribute that Radix renders. */
export function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />
}
