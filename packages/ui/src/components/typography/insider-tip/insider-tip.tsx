import { type ComponentProps, type ReactNode, useId } from 'react'
import { Stack, TwoColumns } from '../../layout/two-columns/two-columns'
import { Heading } from '../heading/heading'
import { Kicker } from '../kicker/kicker'
import { Text } from '../text/text'

export interface InsiderTipProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The line above the heading, beside the marker: the source of the tip, for example the hotel's name. */
  kicker: ReactNode
  /** A small ornament before the kicker, for example a `Sundial`. */
  marker?: ReactNode
  /** The heading of the section, which is also the section's accessible name. */
  title: ReactNode
}

/** A personal recommendation: kicker on the left, heading and children on the right. */
export function InsiderTip({ kicker, marker, title, children, ...props }: InsiderTipProps) {
  const id = useId()
  return (
    <section data-slot="ui-insider-tip" aria-labelledby={id} {...props}>
      <TwoColumns ratio="4:8" align="start" gap="name">
        <Kicker marker={marker} className="ui:md:mt-3">
          {kicker}
        </Kicker>
        <Stack>
          <Heading id={id}>{title}</Heading>
          <Text size="lead">{children}</Text>
        </Stack>
      </TwoColumns>
    </section>
  )
}
