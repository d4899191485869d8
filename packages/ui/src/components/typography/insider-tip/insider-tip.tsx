import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../../../lib/cn'
import { Split, Stack } from '../../layout/split/split'
import { Heading } from '../heading/heading'
import { Kicker } from '../kicker/kicker'
import { Text } from '../text/text'

export interface InsiderTipProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Who gives it, beside the dial. */
  kicker: ReactNode
  /** The hour that the dial tells, 0 to 24. @default 12 */
  hour?: number
  /** It names the region. */
  title: ReactNode
}

/** What one would tell a friend: the house's voice on the left, the tip as children on the right. */
export function InsiderTip({ kicker, hour = 12, title, className, children, ...props }: InsiderTipProps) {
  const id = useId()
  return (
    <section data-slot="ui-insider-tip" aria-labelledby={id} {...props} className={cn(className)}>
      <Split ratio="4:8" align="start" gap="name">
        <Kicker hour={hour} className="ui:md:mt-3">
          {kicker}
        </Kicker>
        <Stack>
          <Heading id={id}>{title}</Heading>
          <Text size="lead">{children}</Text>
        </Stack>
      </Split>
    </section>
  )
}
