import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../../lib/cn'
import { Stack } from '../../layout/two-columns/two-columns'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'

/** A column of offer cards. On wide screens the pictures alternate between left and right. */
function OfferCardGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-offer-card-grid"
      {...props}
      className={cn('ui:grid ui:gap-[clamp(5rem,9vw,9rem)] ui:print:gap-10', className)}
    />
  )
}

const card =
  'ui:group/card ui:grid ui:grid-cols-1 ui:items-center ui:gap-x-(--ui-space-columns) ui:gap-y-10 ui:md:grid-cols-[5fr_6fr] ui:md:even:grid-cols-[6fr_5fr] ui:print:break-inside-avoid ui:print:grid-cols-[2fr_3fr] ui:print:gap-x-8'

const pictureFrame =
  'ui:aspect-4/3 ui:overflow-hidden ui:rounded-card ui:bg-line ui:[&>*]:size-full ui:md:group-even/card:order-1 ui:print:order-none'

export interface OfferCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The picture of the offer: a `Picture.Root` or another image, cropped to 4:3. */
  media?: ReactNode
  /** Heading of the card, and the accessible name of its region. */
  title: ReactNode
  /** Heading level of the title, chosen to fit the page's heading outline. @default 'h2' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** One or two sentences about the offer. */
  blurb: ReactNode
  /** Conditions of the offer: a `TermList.Root`. */
  details?: ReactNode
}

/** A card for an offer: picture, title, text, conditions, and the call to action as children. */
function OfferCardRoot({
  media,
  title,
  heading = 'h2',
  blurb,
  details,
  className,
  children,
  ...props
}: OfferCardProps) {
  const id = useId()
  return (
    <section
      data-slot="ui-offer-card"
      aria-labelledby={id}
      {...props}
      className={cn(card, 'ui:linked-card', className)}
    >
      <div data-slot="ui-offer-card-media" className={pictureFrame}>
        {media}
      </div>
      <Stack>
        <Heading as={heading} id={id}>
          {title}
        </Heading>
        <Text>{blurb}</Text>
        {details}
        {children}
      </Stack>
    </section>
  )
}

export { OfferCardGrid as Grid, OfferCardRoot as Root }
