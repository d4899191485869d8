import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from '../../../lib/cn'
import type { ColorScheme } from '../../layout/section/section'

const label = /* @__PURE__ */ cva('', {
  variants: {
    kind: {
      town: 'ui:font-display ui:text-[1.5em]',
      house: 'ui:fill-accent-text ui:font-display ui:text-[1.2em]',
      landscape: 'ui:font-display ui:text-[1.15em] ui:accent-style',
    },
  },
})

const image = 'ui:paper-frame ui:h-auto ui:w-full ui:rounded-card'

/** A name on a `MapDrawing`. */
export interface MapName extends VariantProps<typeof label> {
  name: string
  /** The position of the text's base line, in units of the drawing. */
  x: number
  y: number
  /** The part of the text that is at `x`. @default 'start' */
  anchor?: 'start' | 'middle' | 'end' | undefined
}

/** A drawing of a map: its size, and the names that are written over it. */
export interface MapShape {
  /** The URL of an SVG file, or an `<svg>` whose colours are tokens, such as `fill="var(--ui-surface)"`. */
  src: string | ReactElement
  width: number
  height: number
  names: readonly MapName[]
}

/** The two shapes: when each is visible, the same as a media query, and the size of its names. */
const SHAPES = [
  {
    shape: 'wide',
    media: 'print, (width >= 48rem)',
    visible: 'ui:max-md:hidden ui:print:block',
    text: 'ui:text-[1.87cqw] ui:@min-[48rem]:text-[1.33cqw]',
  },
  {
    shape: 'upright',
    media: 'screen and (width < 48rem)',
    visible: 'ui:md:hidden ui:print:hidden',
    text: 'ui:text-[3.5cqw]',
  },
] as const

export interface MapDrawingProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The drawing for screens of 48rem or more, and for print. */
  wide: MapShape
  /** The drawing for narrower screens. */
  upright: MapShape
  /** True if the map is visible without scrolling: it loads at once. @default false, which loads it lazily */
  priority?: boolean | undefined
  /** The colour scheme. @default 'light' for files, whose colours are fixed; else that around the map */
  scheme?: ColorScheme | undefined
}

/**
 * A drawn map, in the shape that fits the screen. The names are text over the drawing, so that they can be in the
 * language of the page. To screen readers the map is one image: describe it with `aria-label`.
 */
export function MapDrawing({
  wide,
  upright,
  priority = false,
  scheme = typeof wide.src === 'string' ? 'light' : undefined,
  className,
  ...props
}: MapDrawingProps) {
  const drawings = { wide, upright }
  return (
    <div
      role="img"
      data-slot="ui-map-drawing"
      data-scheme={scheme}
      {...props}
      className={cn('ui:@container ui:w-full ui:text-text ui:print:max-w-[30rem]', className)}
    >
      {SHAPES.map(({ shape, media, visible, text }) => {
        const { src, width, height, names } = drawings[shape]
        const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`
        return (
          <div
            key={shape}
            data-slot="ui-map-drawing-shape"
            data-shape={shape}
            className={cn('ui:relative', visible)}
          >
            {/* The image itself stays lazy, so that the browser does not load the shape that is hidden. */}
            {priority && typeof src === 'string' && (
              <link rel="preload" as="image" href={src} media={media} fetchPriority="high" />
            )}
            {typeof src === 'string' ? (
              <img
                data-slot="ui-map-drawing-image"
                src={src}
                alt=""
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={image}
              />
            ) : (
              <div
                data-slot="ui-map-drawing-image"
                aria-hidden="true"
                className={cn(image, 'ui:overflow-hidden ui:*:block ui:*:size-full')}
              >
                {src}
              </div>
            )}
            <svg
              data-slot="ui-map-drawing-names"
              aria-hidden="true"
              className={cn(
                // The places of the names do not follow the direction of the text.
                'ui:absolute ui:inset-0 ui:size-full ui:[direction:ltr] ui:forced-color-adjust-none ui:fill-text ui:stroke-surface ui:[stroke-width:0.36em] ui:[stroke-linejoin:round] ui:font-text ui:leading-none ui:[paint-order:stroke]',
                text,
              )}
            >
              {names.map(({ name, x, y, anchor, kind }) => (
                <text
                  key={`${x} ${y}`}
                  data-slot="ui-map-drawing-name"
                  x={percent(x, width)}
                  y={percent(y, height)}
                  textAnchor={anchor}
                  className={label({ kind })}
                >
                  {name}
                </text>
              ))}
            </svg>
          </div>
        )
      })}
    </div>
  )
}
