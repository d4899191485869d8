import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import type { ColorScheme } from '../section/section'

const banner = /* @__PURE__ */ cva(
  'ui:relative ui:isolate ui:grid ui:grid-cols-[minmax(0,1fr)] ui:overflow-clip ui:bg-surface ui:text-text ui:scrim',
  {
    variants: {
      size: {
        opening: 'ui:min-h-[max(82svh,36rem)] ui:print:min-h-0',
        band: 'ui:min-h-[clamp(30rem,50vw,44rem)] ui:scrim-band ui:print:min-h-0',
      },
    },
  },
)

/** Classes of the text column, which has the same width and margins as the content of a `Section`. */
const content = /* @__PURE__ */ cva(
  [
    'ui:relative ui:z-2 ui:mx-auto ui:grid ui:w-full ui:max-w-[calc(var(--ui-content)+2*var(--ui-gutter))] ui:grid-cols-[minmax(0,1fr)] ui:justify-items-start ui:gap-6 ui:px-gutter',
    'ui:[--ui-accent-text:var(--ui-ray)]',
  ],
  {
    variants: {
      size: {
        opening:
          'ui:grid-rows-[auto_1fr] ui:content-stretch ui:pt-[calc(var(--ui-header-height)+2rem)] ui:pb-[clamp(3.5rem,6vw,5.5rem)] ui:print:py-6',
        band: 'ui:content-center ui:py-[clamp(4rem,8vw,7rem)] ui:print:py-6',
      },
    },
  },
)

const body = /* @__PURE__ */ cva(
  'ui:flex ui:w-full ui:flex-col ui:items-start ui:gap-6 ui:[--ui-measure:32rem] ui:[&>:is(h1,h2,h3)]:max-w-[min(100%,8.2em)]',
  { variants: { size: { opening: 'ui:row-start-2 ui:self-end', band: '' } } },
)

export interface BannerProps extends ComponentProps<'section'> {
  /**
   * A `Picture.Root`, or a `ParallaxPicture` around one. The prop `focus` of the picture sets the part that the crop
   * keeps. Without a picture the text is on the plain dark surface.
   */
  media?: ReactNode
  /**
   * `opening`: for the top of a page, at least 82 % as high as the window, with the text at the bottom and a scrim
   * behind the `Header`. Set the prop `hero` of the header to the `id` of the banner, so that the header is transparent
   * over the banner. `band`: for the place between two sections, with the text in the middle.
   * @default 'band'
   */
  size?: 'opening' | 'band' | undefined
  /** The colour scheme. The scrim over the picture is dark in both. @default 'night' */
  scheme?: Extract<ColorScheme, 'dark' | 'night'> | undefined
  /** A `BackLink` at the top of a banner of the size `opening`. */
  back?: ReactNode
}

/**
 * A full-width picture with text over it, on a scrim: kicker, heading, text and link as children. A `CardLink` among
 * the children makes the whole banner clickable. In print the text is below the picture.
 */
export function Banner({
  media,
  size = 'band',
  scheme = 'night',
  back,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <section
      data-slot="ui-banner"
      data-size={size}
      data-scheme={scheme}
      {...props}
      className={cn(banner({ size }), className)}
    >
      {media && (
        <div
          data-slot="ui-banner-media"
          className="ui:absolute ui:inset-0 ui:print:static ui:print:h-[3.5cm] ui:[&>*]:block ui:[&>*]:h-full"
        >
          {media}
        </div>
      )}
      <div data-slot="ui-banner-content" className={content({ size })}>
        {back}
        <div data-slot="ui-banner-body" className={body({ size })}>
          {children}
        </div>
      </div>
    </section>
  )
}
