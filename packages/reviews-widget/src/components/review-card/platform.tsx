import type { HTMLAttributes } from 'react'
import { useDisplay } from '../display'

/** Where a review was written: a map pin, or the pin and the name. Not a trade mark of anybody's. */
export function Platform(props: HTMLAttributes<HTMLSpanElement>) {
  const { words, logoVariant = 'icon' } = useDisplay({})
  if (logoVariant === 'none') return null
  const label = words.postedOn(words.platform)
  return (
    <span data-slot="rw-platform" data-variant={logoVariant} title={label} {...props}>
      <svg viewBox="0 0 16 20" aria-hidden="true">
        <path d="M8 1a6.5 6.5 0 0 0-6.5 6.6C1.5 12.3 8 19 8 19s6.5-6.7 6.5-11.4A6.5 6.5 0 0 0 8 1Z" />
        <circle cx="8" cy="7.5" r="2.3" />
      </svg>
      <span data-slot={logoVariant === 'full' ? undefined : 'rw-hidden'}>
        {logoVariant === 'full' ? words.platform : label}
      </span>
    </span>
  )
}
