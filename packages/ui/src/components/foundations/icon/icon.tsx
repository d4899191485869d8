import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../../../lib/cn'

/** The icons of controls, on a grid of 16 px. */
const CONTROLS = {
  'arrow-left': 'M13 8H3m4.5-4.5L3 8l4.5 4.5',
  'arrow-right': 'M3 8h10M8.5 3.5 13 8l-4.5 4.5',
  'arrow-up-right': 'M4 12 12 4M5.5 4H12v6.5',
  chevron: 'm3.5 6 4.5 4.5L12.5 6',
  close: 'm3 3 10 10M13 3 3 13',
  menu: 'M1.5 5.5h13M1.5 10.5h13',
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M5 3v10l8-5Z',
} as const

/** The icons of a room's amenities, on a grid of 24 px. */
const AMENITIES = {
  wifi: 'M2.5 9.5a13.6 13.6 0 0 1 19 0M5.75 13a9 9 0 0 1 12.5 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.75h.01',
  ac: 'M3 4.5h18v7.5H3ZM6.5 9h11M7.75 15.25c0 1.9-1.75 1.9-1.75 3.75M12 15.25V19M16.25 15.25c0 1.9 1.75 1.9 1.75 3.75',
  tv: 'M3 5h18v12H3ZM12 17v3M8 20h8',
  minibar: 'M5.5 3h13v17.5h-13ZM5.5 9.5h13M8.5 5.5V7M8.5 12v3.5M7.5 20.5v1M16.5 20.5v1',
  phone:
    'M6.5 3.5 9 4l1 4.2-2 1.6a13.6 13.6 0 0 0 6.2 6.2l1.6-2 4.2 1 .5 2.5c0 1.9-1.3 3-3 3C10.3 20.5 3.5 13.7 3.5 6.5c0-1.7 1.1-3 3-3Z',
  hairdryer: 'M15 4H8.25a4.5 4.5 0 0 0 0 9H15l6-2V6ZM15 4v9M6.75 12.75 8 20.5h3.25L10.5 13M8.25 8.5h.01',
  desk: 'M2.5 10.5h19M4.5 10.5v10M19.5 10.5v10M12.5 10.5v5h7M15.5 13h1M7 10.5V4.5l4.5 2',
  safe: 'M3.5 4h17v14.5h-17ZM6.5 18.5v2M17.5 18.5v2M12 8a3.25 3.25 0 1 0 0 6.5A3.25 3.25 0 0 0 12 8ZM12 6.5V8M17.5 9v4.5',
  bathroom:
    'M2.5 12.5h19v1.75A4.75 4.75 0 0 1 16.75 19h-9.5a4.75 4.75 0 0 1-4.75-4.75ZM6.5 19l-.75 2M17.5 19l.75 2M5 12.5V5.75a2.25 2.25 0 0 1 4.5 0M7.75 6.5h3.5',
} as const

/** The icons of a room's facts, on a grid of 24 px. */
const FACTS = {
  area: 'M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6.5 6.5M20 20l-6.5-6.5',
  bed: 'M3 5.5v14M3 16.5h18v3M21 16.5V13a3 3 0 0 0-3-3h-7.5v6.5M6.75 10.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z',
  cot: 'M4 4.5v16M20 4.5v16M4 8.5h16M4 16.5h16M8 8.5v8M12 8.5v8M16 8.5v8',
  floor: 'M3 20h4.5v-4.5H12V11h4.5V6.5H21',
  price: 'M12.5 3.5h8v8l-9 9-8-8ZM16.75 7.25h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
} as const

const ROOM_ICONS = { ...AMENITIES, ...FACTS }

export type AmenityIconName = keyof typeof AMENITIES

export type IconName = keyof typeof CONTROLS | keyof typeof ROOM_ICONS

const isRoomIcon = (name: IconName): name is keyof typeof ROOM_ICONS => name in ROOM_ICONS

const icon = /* @__PURE__ */ cva('ui:shrink-0', {
  variants: { size: { small: 'ui:size-4', medium: 'ui:size-5', large: 'ui:size-6' } },
})

export interface IconProps extends ComponentProps<'svg'> {
  /** Which icon. */
  name: IconName
  /**
   * `small` is 16 px, `medium` 20 px, `large` 24 px.
   * @default 'large' for amenities and facts of rooms (`wifi`, `bed`), 'small' for the others (`close`)
   */
  size?: 'small' | 'medium' | 'large' | undefined
}

/**
 * A hairline icon in the text's colour. The icon is hidden from screen readers, so give the control an accessible name
 * or put a text beside the icon.
 */
export function Icon({ name, size, className, ...props }: IconProps) {
  const isForRoom = isRoomIcon(name)
  return (
    <svg
      data-slot="ui-icon"
      viewBox={isForRoom ? '0 0 24 24' : '0 0 16 16'}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={cn(
        icon({ size: size ?? (isForRoom ? 'large' : 'small') }),
        name.startsWith('arrow') && 'ui:rtl:-scale-x-100',
        className,
      )}
    >
      <path d={isForRoom ? ROOM_ICONS[name] : CONTROLS[name]} />
    </svg>
  )
}

/** The name of an icon of this package, or an element with an icon of yours, such as an `<svg>`. */
export type IconNameOrElement = IconName | ReactElement

interface AnyIconProps {
  icon: IconNameOrElement
  /** As in `Icon`. @default 'large' for an element */
  size?: IconProps['size']
  className?: string | undefined
}

/** Shows an icon of this package, or an element in the size, the colour and the place of one. */
export function AnyIcon({ icon: given, size, className }: AnyIconProps) {
  if (typeof given === 'string') return <Icon name={given} size={size} className={className} />
  return (
    <span
      data-slot="ui-icon"
      aria-hidden="true"
      className={cn(icon({ size: size ?? 'large' }), 'ui:grid ui:*:size-full', className)}
    >
      {given}
    </span>
  )
}
