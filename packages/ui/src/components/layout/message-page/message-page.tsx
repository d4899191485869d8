import { type ReactNode, useId } from 'react'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { Section, type SectionProps } from '../section/section'
import { Stack, TwoColumns } from '../two-columns/two-columns'

export interface MessagePageProps extends Omit<SectionProps, 'title'> {
  /** A short line above the title: `404`. */
  code?: ReactNode
  /** Text of the `<h1>`, which is also the accessible name of the section. */
  title: ReactNode
  /** The paragraph below the title: what happened, and what the visitor can do. */
  text: ReactNode
  /** A picture or an ornament beside the message, for example a `Sundial` of the size `large`. */
  ornament?: ReactNode
}

/**
 * A page that has only a message: not found, an error, no connection. Actions are its children. With
 * `space="below-header"` a transparent `Header` does not cover the message.
 */
export function MessagePage({ code, title, text, ornament, children, ...props }: MessagePageProps) {
  const titleId = useId()
  return (
    <Section scheme="quiet" aria-labelledby={titleId} {...props}>
      <TwoColumns ratio="7:5">
        <Stack>
          {code && <Text size="lead">{code}</Text>}
          <Heading as="h1" size="h1" id={titleId}>
            {title}
          </Heading>
          <Text>{text}</Text>
          {children}
        </Stack>
        {ornament}
      </TwoColumns>
    </Section>
  )
}
