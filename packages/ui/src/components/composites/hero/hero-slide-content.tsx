import { memo, type ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { DeferredPicture } from '../../pictures/picture/deferred-picture'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'
import { Text } from '../../typography/text/text'
import type { HeroSlide } from './hero-slide'

/**
 * The `sizes` attribute of a slide's picture. The picture covers the window and is cropped, so in a tall window the
 * picture is wider than the window.
 */
const SIZES = '(width < 48rem) max(100vw, 67svh), max(100vw, 160svh)'

interface HeroSlideContentProps {
  slide: HeroSlide
  action: ReactNode
  /** Whether the picture is visible when the page opens. */
  priority: boolean
  /** Whether the picture may load now. */
  shouldLoad: boolean
}

/** The picture and the texts of a slide. Memoized, so that a change of the slide does not render all texts again. */
export const HeroSlideContent = memo(function HeroSlideContent({
  slide: { marker, kicker, title, text, picture },
  action,
  ...loading
}: HeroSlideContentProps) {
  return (
    <>
      {picture && (
        <div
          data-slot="ui-hero-media"
          className={cn(
            'ui:absolute ui:inset-0 ui:print:hidden',
            'ui:translate-y-[calc(8vh*var(--ui-progress,0))] ui:[scale:calc(1+0.3*var(--ui-progress,0))]',
          )}
        >
          <DeferredPicture {...picture} {...loading} sizes={SIZES} className="ui:size-full" />
        </div>
      )}
      <div
        data-slot="ui-hero-content"
        className={cn(
          'ui:relative ui:z-2 ui:mx-auto ui:flex ui:w-full ui:max-w-[calc(var(--ui-content)+2*var(--ui-gutter))] ui:min-w-0 ui:items-end',
          'ui:px-gutter ui:pt-[calc(var(--ui-header-height)+2rem)] ui:pb-[clamp(7.5rem,20vw,8.5rem)] ui:print:py-6',
          'ui:translate-y-[calc(-36px*var(--ui-progress,0))] ui:opacity-[calc(1-0.28*var(--ui-progress,0))]',
        )}
      >
        <div data-slot="ui-hero-body" className="ui:flex ui:min-w-0 ui:flex-col ui:items-start">
          <Kicker marker={marker} className="ui:mb-5 ui:[--ui-accent-text:var(--ui-ray)]">
            {kicker}
          </Kicker>
          <Heading size="h1" className="ui:mb-6 ui:max-w-[min(100%,8.2em)]">
            {title}
          </Heading>
          <Text size="lead" className="ui:mb-10">
            {text}
          </Text>
          {action}
        </div>
      </div>
    </>
  )
})
