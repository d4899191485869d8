import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import css from '../../../../stories/another-hotel.css?raw'
import { messagesFor } from '../../test/messages'
import { pictureUrl } from '../../test/picture-url'
import { Button } from '../components/actions/button/button'
import { Field } from '../components/forms/field/field'
import { Input } from '../components/forms/input/input'
import { Sundial } from '../components/foundations/sundial/sundial'
import { Section } from '../components/layout/section/section'
import { Stack, TwoColumns } from '../components/layout/two-columns/two-columns'
import * as Picture from '../components/pictures/picture/picture'
import { Heading } from '../components/typography/heading/heading'
import { Kicker } from '../components/typography/kicker/kicker'
import { Text } from '../components/typography/text/text'
import tokens from '../styles/tokens.json'
import { tokensAt } from './scheme-tokens.ts'

/** The properties of the other hotel's theme, without their prefix. */
const anotherHotel = Object.fromEntries(
  [...css.matchAll(/--meridiana-([\w-]+): (.*);/g)].map(([, name = '', value = '']) => [name, value]),
)

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

const schemes = ['light', 'quiet', 'band', 'dark', 'night']

/** Downloads all tokens of the page's theme in one scheme. */
function downloadTokens(scheme: string) {
  const element = document.body.appendChild(document.createElement('div'))
  element.dataset.scheme = scheme
  const href = URL.createObjectURL(new Blob([tokensAt(element, tokens)], { type: 'application/json' }))
  element.remove()
  Object.assign(document.createElement('a'), { href, download: `${scheme}.tokens.json` }).click()
  URL.revokeObjectURL(href)
}

/** The theme of your hotel, from the controls: its style sheet, and its tokens as files for a design tool. */
export const YourHotel: StoryObj = {
  parameters: { controls: { expanded: true } },
  argTypes: Object.fromEntries(
    Object.entries(anotherHotel).map(([name, value]) => [
      name,
      { control: value.startsWith('#') ? 'color' : 'text', description: `--meridiana-${name}` },
    ]),
  ),
  args: anotherHotel,
  render: (args, context) => {
    const css = `:root {\n${Object.entries(args)
      .map(([name, value]) => `  --meridiana-${name}: ${value};\n`)
      .join('')}}`
    return (
      <>
        <style>{css.replace(':root', ':root:root')}</style>
        {renderPage(args, context)}
        <div className="story-pad" data-column>
          <Field label={messagesFor(context).form.email}>
            <Input type="email" autoComplete="email" />
          </Field>
          <Text>theme.css</Text>
          <pre className="doc-code">{css}</pre>
          <Text>Tokens</Text>
          <div className="doc-files">
            {schemes.map((scheme) => (
              <Button key={scheme} variant="outline" size="compact" onClick={() => downloadTokens(scheme)}>
                {scheme}.tokens.json
              </Button>
            ))}
          </div>
        </div>
      </>
    )
  },
}
