import type { Meta, StoryObj } from '@storybook/react-vite'
import { wordsOf } from '../.storybook/words'
import { Dial } from './dial/dial'
import { Heading } from './heading/heading'
import { Kicker } from './kicker/kicker'
import { LineList } from './line-list/line-list'
import { Section } from './section/section'
import { Split, Stack } from './split/split'
import { Text } from './text/text'

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta
export default meta

const shelves = [
  { hour: 8, name: 'Foundations', what: 'the dial, the mark, signs, how things come into view' },
  { hour: 10, name: 'Words', what: 'kicker, heading, text' },
  { hour: 12, name: 'Actions', what: 'button, text link' },
  { hour: 14, name: 'Pictures', what: 'picture and arch' },
  { hour: 16, name: 'Lists', what: 'facts, line list, fair card, skeleton' },
  { hour: 18, name: 'Page', what: 'section in its five schemes, split, footer' },
  { hour: 20, name: 'Navigation', what: 'header, overlay menu, languages, filters, skip link' },
  { hour: 22, name: 'Composites', what: 'the hero and its dial' },
]

/** Where to find what; the toolbar changes language, property and motion, the viewport the width. */
export const Welcome: StoryObj = {
  render: (_, context) => (
    <>
      <Section scheme="night" aria-labelledby="welcome">
        <Split ratio="7:5">
          <Stack>
            <Kicker hour={12}>@meridiana/ui</Kicker>
            <Heading as="h1" size="h1" id="welcome">
              The parts of <em>the house</em>
            </Heading>
            <Text size="lead">
              {wordsOf(context).brand}: every element that its pages show, by itself, in three languages.
            </Text>
          </Stack>
          <Dial size="figure" hour={16} />
        </Split>
      </Section>
      <Section scheme="light" space="compact" aria-label="Shelves">
        <LineList.Root>
          {shelves.map(({ hour, name, what }) => (
            <LineList.Item key={name} marker={`${hour}:00`}>
              <Heading as="h2" size="h3">
                {name}
              </Heading>
              <Text size="label" tone="quiet">
                {what}
              </Text>
            </LineList.Item>
          ))}
        </LineList.Root>
      </Section>
    </>
  ),
}
