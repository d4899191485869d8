import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../test/messages'
import { pictureUrl } from '../../test/picture-url'
import { Button } from '../components/actions/button/button'
import { Sundial } from '../components/foundations/sundial/sundial'
import { Section } from '../components/layout/section/section'
import { Stack, TwoColumns } from '../components/layout/two-columns/two-columns'
import * as Picture from '../components/pictures/picture/picture'
import { Heading } from '../components/typography/heading/heading'
import { Kicker } from '../components/typography/kicker/kicker'
import { Text } from '../components/typography/text/text'

/** A page with the parts that a theme changes. */
const renderPage = (_: object, context: StoryContext) => {
  const { where, check, viewMore } = messagesFor(context)
  return (
    <>
      <Section scheme="quiet" aria-labelledby="where">
        <TwoColumns ratio="5:6">
          <Picture.Arch>
            <Picture.Root
              src={pictureUrl('drawings/where.svg')}
              width={1200}
              height={1420}
              alt={where.picture}
            />
          </Picture.Arch>
          <Stack>
            <Kicker marker={context.globals.theme === 'casa-meridiana' && <Sundial hour={9} />}>
              {where.kicker}
            </Kicker>
            <Heading id="where">{where.title}</Heading>
            <Text>{where.text}</Text>
            <Button>{check}</Button>
          </Stack>
        </TwoColumns>
      </Section>
      <Section scheme="night" space="compact" aria-label="night">
        <Button variant="outline">{viewMore}</Button>
      </Section>
    </>
  )
}

const meta = { tags: ['!autodocs', 'dark mode', 'brand', 'logo'], render: renderPage } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const CasaMeridianaTheme: Story = { globals: { theme: 'casa-meridiana' } }

/** The components of the story `CasaMeridianaTheme`, with another hotel's values for the tokens. */
export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }
