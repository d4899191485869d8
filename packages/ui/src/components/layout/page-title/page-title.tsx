import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'

export interface PageTitleProps extends Omit<ComponentProps<'h1'>, 'title'> {
  /** The hour of the page, 0 to 24: its dial's ray turns with it. */
  hour: number
  kicker: ReactNode
}

/** The title of a page, as children, across its whole width, where no hero stands above. It takes `id` and the rest. */
export function PageTitle({ hour, kicker, className, ...props }: PageTitleProps) {
  return (
    <div
      data-slot="ui-page-title"
      className="ui:mb-section-head ui:flex ui:max-w-[78rem] ui:flex-col ui:gap-6"
    >
      <Kicker hour={hour}>{kicker}</Kicker>
      <Heading as="h1" size="h1" {...props} className={cn(className)} />
    </div>
  )
}
