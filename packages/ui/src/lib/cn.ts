import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  prefix: 'ui',
  extend: {
    classGroups: {
      // Without our size names, `text-on-accent text-body` reads as two colours and the first is dropped.
      'font-size': [{ text: ['h1', 'h2', 'h3', 'kicker', 'lead', 'body', 'label'] }],
    },
  },
})

/** Joins class names; of two that set the same thing the last one wins, so a caller's `className` does. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes))
}
