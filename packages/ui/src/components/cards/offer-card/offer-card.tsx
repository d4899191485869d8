import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../../lib/cn'
import { Stack } from '../../layout/split/split'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'

/** The offers, one below the other; on wide screens their pictures take turns at the left and the right. */
function OfferCardGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="ui-offer-card-grid" {...props} className={cn(className)} />
}

export interface OfferCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A `Picture.Root`. */
  picture?: ReactNode
  /** It names the region. */
  title: ReactNode
  blurb: ReactNode
  /** What it holds: a `TermList.Root`. */
  details?: ReactNode
}

/** One offer: its picture, what it is, what it holds, and as children how to ask for it. */
function OfferCardRoot({ picture, title, blurb, details, className, children, ...props }: OfferCardProps) {
  const id = useId()
  return (
    <section data-slot="ui-offer-card" aria-labelledby={id} {...props} className={cn(className)}>
      <div data-slot="ui-offer-card-picture">{picture}</div>
      <Stack>
        <Heading id={id}>{title}</Heading>
        <Text>{blurb}</Text>
        {details}
        {children}
      </Stack>
    </section>
  )
}

export { OfferCardGrid as Grid, OfferCardRoot as Root }
