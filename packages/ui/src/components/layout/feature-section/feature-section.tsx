import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { ScrollReveal } from '../../foundations/scroll-reveal/scroll-reveal'
import * as Picture from '../../pictures/picture/picture'
import type { ColorScheme } from '../section/section'
import { Stack } from '../two-columns/two-columns'

const feature = /* @__PURE__ */ cva(
  'ui:bg-surface ui:text-text ui:md:grid ui:md:min-h-[clamp(32rem,54vw,46rem)] ui:md:items-center',
  { variants: { side: { left: 'ui:md:grid-cols-[7fr_5fr]', right: 'ui:md:grid-cols-[5fr_7fr]' } } },
)

/**
 * From 48rem on `contain: size` ignores the picture's own height, so the text beside the picture sets the height of
 * both.
 */
const frame = /* @__PURE__ */ cva(
  'ui:aspect-[4/3] ui:overflow-hidden ui:bg-scrim ui:md:aspect-auto ui:md:self-stretch ui:md:[contain:size]',
  { variants: { side: { left: '', right: 'ui:md:order-1' } } },
)

export interface FeatureSectionProps extends ComponentProps<'section'> {
  /** The picture. On small screens it is above the text, cropped to 4:3. */
  picture: Picture.PictureData
  /** The edge of the window that the picture touches if the window is at least 48rem wide. @default 'left' */
  side?: 'left' | 'right' | undefined
  /** The colour scheme. @default 'night' */
  scheme?: ColorScheme | undefined
}

/**
 * A section with a picture up to the edge of the window on one side and its children on the other: `SectionTitle`, text,
 * action. The children are stacked and fade in when they are scrolled into view.
 */
export function FeatureSection({
  picture,
  side = 'left',
  scheme = 'night',
  className,
  children,
  ...props
}: FeatureSectionProps) {
  return (
    <section
      data-slot="ui-feature-section"
      data-scheme={scheme}
      data-side={side}
      {...props}
      className={cn(feature({ side }), className)}
    >
      <div data-slot="ui-feature-section-picture" className={frame({ side })}>
        <Picture.Root {...picture} sizes="(width < 48rem) 100vw, 58vw" className="ui:size-full" />
      </div>
      <div
        data-slot="ui-feature-section-body"
        className="ui:min-w-0 ui:px-gutter ui:py-[clamp(3.5rem,7vw,7rem)] ui:md:max-w-[40rem]"
      >
        <ScrollReveal>
          <Stack>{children}</Stack>
        </ScrollReveal>
      </div>
    </section>
  )
}
