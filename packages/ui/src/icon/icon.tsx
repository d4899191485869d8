import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'

const PATHS = {
  'arrow-left': 'M13 8H3m4.5-4.5L3 8l4.5 4.5',
  'arrow-right': 'M3 8h10M8.5 3.5 13 8l-4.5 4.5',
  'arrow-up-right': 'M4 12 12 4M5.5 4H12v6.5',
  chevron: 'm3.5 6 4.5 4.5L12.5 6',
  close: 'm3 3 10 10M13 3 3 13',
  menu: 'M1.5 5.5h13M1.5 10.5h13',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3v10l8-5Z',
} as const

export type IconName = keyof typeof PATHS

export interface IconProps extends ComponentProps<'svg'> {
  name: IconName
}

/** A control's sign, 16 px, drawn in the text's colour. Hidden from readers: its control has the name. */
export function Icon({ name, className, ...props }: IconProps) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={cn('ui:size-4 ui:shrink-0', className)}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
