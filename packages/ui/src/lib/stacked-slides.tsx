import type { ReactNode } from 'react'
import { cn } from './cn'

interface StackedSlidesProps {
  /** The slot of the carousel: `ui-hero`. */
  slot: string
  /** The accessible names of the slides. */
  names: string[]
  /** The identities of the slides. @default their places */
  ids?: string[]
  /** The index of the visible slide. */
  index: number
  /** Whether the slides advance at the moment, so that screen readers do not announce each. */
  isRotating: boolean
  className?: string
  slideClassName: string
  /** Renders the content of a slide. */
  children: (index: number) => ReactNode
}

/**
 * The slides of a carousel in one place, of which one is visible, after `useSlideshow`. Without JavaScript they are a row
 * that scrolls sideways.
 */
export const StackedSlides = ({
  slot,
  names,
  ids,
  index,
  isRotating,
  className,
  slideClassName,
  children,
}: StackedSlidesProps) => (
  <div
    data-slot={`${slot}-slides`}
    aria-live={isRotating ? 'off' : 'polite'}
    aria-atomic="false"
    className={cn(
      'ui:grid ui:noscript:auto-cols-[100%] ui:noscript:grid-flow-col ui:noscript:snap-x ui:noscript:snap-mandatory ui:noscript:overflow-x-auto',
      className,
    )}
  >
    {names.map((name, place) => (
      // biome-ignore lint/a11y/useSemanticElements: a carousel's slide is a group (APG), not a fieldset
      <div
        key={ids?.[place] ?? place}
        role="group"
        aria-roledescription="slide"
        aria-label={name}
        data-slot={`${slot}-slide`}
        data-state={place === index ? 'active' : 'idle'}
        className={cn(
          'ui:invisible ui:grid ui:min-w-0 ui:opacity-0 ui:[grid-area:1/1]',
          // Hides the former slide after its fade, without a duration: a transition of `visibility` that has a duration
          // would need the main thread for every frame.
          'ui:transition-[opacity,visibility] ui:delay-[0s,var(--ui-duration-slide)] ui:duration-[var(--ui-duration-slide),0s] ui:ease-sun ui:motion-reduce:transition-none',
          'ui:data-[state=active]:visible ui:data-[state=active]:opacity-100 ui:data-[state=active]:delay-0',
          'ui:noscript:visible ui:noscript:snap-start ui:noscript:opacity-100 ui:noscript:[grid-area:auto]',
          slideClassName,
        )}
      >
        {children(place)}
      </div>
    ))}
  </div>
)
