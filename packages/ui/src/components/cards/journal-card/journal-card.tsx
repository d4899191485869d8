import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { liftOnHoverClasses } from '../../../lib/lift-on-hover-classes'

const grid =
  'ui:grid ui:w-full ui:auto-rows-[minmax(18rem,auto)] ui:grid-cols-1 ui:gap-4 ui:sm:grid-cols-2 ui:lg:auto-rows-[minmax(clamp(18rem,22vw,21rem),auto)] ui:lg:grid-cols-13'

/**
 * A grid of journal cards. On wide screens each group of four has one tall and one wide card; every second group is
 * mirrored.
 */
function JournalCardGrid({ className, ...props }: ComponentProps<'ul'>) {
  return <ul data-slot="ui-journal-card-grid" {...props} className={cn(grid, className)} />
}

/** Classes that place a card in the grid. In each group of eight, cards 1 and 7 are tall, cards 4 and 8 are wide. */
const place =
  'ui:lg:col-span-4 ui:lg:nth-[8n+1]:col-span-5 ui:lg:nth-[8n+1]:row-span-2 ui:lg:nth-[8n+4]:col-[6/-1] ui:lg:nth-[8n+7]:col-span-5 ui:lg:nth-[8n+7]:row-span-2 ui:lg:nth-[8n]:col-[1/9]'

const card = /* @__PURE__ */ cva('ui:group/card ui:isolate ui:flex ui:overflow-hidden ui:rounded-card', {
  variants: { ground: { night: 'ui:bg-scrim ui:print:bg-transparent', paper: 'ui:bg-paper' } },
})

const pictureFrame =
  'ui:absolute ui:inset-0 ui:-z-1 ui:transition-[scale] ui:duration-slide ui:ease-sun ui:[&>*]:size-full ui:group-hover/card:scale-[1.03] ui:[@media(hover:hover)]:group-has-focus-visible/card:scale-[1.03] ui:motion-reduce:transition-none ui:print:hidden'

/**
 * Classes of the text block. Its background is a dark gradient as high as the text, so text of any length has enough
 * contrast.
 */
const body =
  'ui:w-full ui:self-end ui:bg-[linear-gradient(to_top,color-mix(in_srgb,var(--ui-scrim)_94%,transparent),color-mix(in_srgb,var(--ui-scrim)_80%,transparent)_calc(100%-6rem),transparent)] ui:px-7 ui:pt-24 ui:pb-6 ui:text-text ui:print:bg-none ui:print:p-0'

/**
 * The rows of the text block. The second row contains the excerpt: on devices with hover the row has no height until
 * hover or keyboard focus.
 */
const bodyRows =
  'ui:grid-cols-1 ui:grid-rows-[auto_0fr] ui:transition-[grid-template-rows] ui:duration-open ui:ease-sun ui:group-hover/card:grid-rows-[auto_1fr] ui:group-has-focus-visible/card:grid-rows-[auto_1fr] ui:motion-reduce:transition-none ui:[@media(hover:hover)]:grid'

const moreText = 'ui:max-w-[34rem] ui:pt-2.5 ui:font-text ui:leading-[1.5]'

const moreReveal =
  'ui:transition-[opacity,padding] ui:duration-open ui:ease-sun ui:group-hover/card:pt-2.5 ui:group-hover/card:opacity-100 ui:group-has-focus-visible/card:pt-2.5 ui:group-has-focus-visible/card:opacity-100 ui:motion-reduce:transition-none ui:[@media(hover:hover)]:min-h-0 ui:[@media(hover:hover)]:overflow-hidden ui:[@media(hover:hover)]:pt-0 ui:[@media(hover:hover)]:opacity-0'

const readText =
  'ui:mt-3 ui:inline-block ui:border-b ui:border-current ui:pb-0.5 ui:text-(length:--ui-text-label) ui:font-label ui:tracking-(--ui-label-tracking)'

export interface JournalCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A `Picture.Root` or another image, with `alt=""`, which fills the card. */
  media?: ReactNode
  /** Background colour behind the picture: `night` for photographs, `paper` for engravings. @default 'night' */
  ground?: 'night' | 'paper' | undefined
  /** Title of the post, in a `CardLink`. */
  title: ReactNode
  /** Heading level of the title, chosen to fit the page's heading outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** Summary of the post. */
  excerpt: ReactNode
  /** Text that looks like a link at the end of the card. Screen readers skip it, because the title is the link. */
  more: ReactNode
}

/**
 * A card for a post, with the title over the picture. The excerpt appears on hover and on keyboard focus. On a device
 * without hover the excerpt is always visible. The whole card is the link.
 */
function JournalCardRoot({
  media,
  ground = 'night',
  title,
  heading: Title = 'h3',
  excerpt,
  more,
  className,
  ...props
}: JournalCardProps) {
  return (
    <li
      data-slot="ui-journal-card"
      data-ground={ground}
      {...props}
      className={cn(place, card({ ground }), 'ui:linked-card', liftOnHoverClasses, className)}
    >
      <div data-slot="ui-journal-card-media" className={cn(pictureFrame, 'ui:paper-frame')}>
        {media}
      </div>
      <div data-slot="ui-journal-card-body" data-scheme="night" className={cn(body, bodyRows)}>
        <Title
          data-slot="ui-journal-card-title"
          className="ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:wrap-break-word ui:hyphens-auto ui:[hyphenate-limit-chars:8_4_4]"
        >
          {title}
        </Title>
        <div data-slot="ui-journal-card-more" className={cn(moreText, moreReveal)}>
          <p data-slot="ui-journal-card-excerpt" className="ui:text-pretty">
            {excerpt}
          </p>
          <span data-slot="ui-journal-card-read" aria-hidden="true" className={readText}>
            {more}
          </span>
        </div>
      </div>
    </li>
  )
}

export { JournalCardGrid as Grid, JournalCardRoot as Root }
