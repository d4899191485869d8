import type { Meta, StoryObj } from '@storybook/react-vite'
import { addressOf, homePage, otherPages } from '../../.storybook/home-page'
import { messagesFor } from '../../.storybook/messages'
import { TextLink } from '../components/actions/text-link/text-link'
import { Dial } from '../components/foundations/dial/dial'
import { Section } from '../components/layout/section/section'
import { Split, Stack } from '../components/layout/split/split'
import * as LineList from '../components/lists/line-list/line-list'
import { Heading } from '../components/typography/heading/heading'
import { Kicker } from '../components/typography/kicker/kicker'
import { Text } from '../components/typography/text/text'

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta
export default meta

const guides = [
  { title: 'Guide/Build a page from parts', what: 'A whole page and its code.' },
  { title: 'Guide/Re-theme by one file', what: 'Another property, with the same parts.' },
  { title: 'Foundations/Tokens', what: 'Colours, type, grid, the ring of focus.' },
  { title: 'Foundations/Motion', what: 'How things move, and when they do not.' },
  { title: 'Guide/Writing', what: 'Voice, languages, how long a text may be.' },
  { title: 'Guide/Accessibility', what: 'Patterns and keys, part by part.' },
]

const nameOf = (title: string) => title.slice(title.indexOf('/') + 1)

function Rows({ rows }: { rows: typeof homePage }) {
  return (
    <LineList.Root>
      {rows.map(({ hour, section, stories }) => (
        <LineList.Item key={section} marker={<Dial hour={hour} />}>
          <Heading as="h3" size="h3">
            {section}
          </Heading>
          <div className="story-links">
            {stories.map((title) => (
              <TextLink key={title} href={addressOf(title)} target="_top">
                {nameOf(title)}
              </TextLink>
            ))}
          </div>
        </LineList.Item>
      ))}
    </LineList.Root>
  )
}

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
              {messagesFor(context).brand}: every element of its pages by itself, in three languages, at every
              width, and in the colours of another property.
            </Text>
          </Stack>
          <Dial size="figure" hour={16} />
        </Split>
      </Section>
      <Section scheme="light" space="compact" aria-labelledby="home">
        <Split ratio="4:8" align="start">
          <Stack>
            <Heading id="home">
              The home page, <em>from the top down</em>
            </Heading>
            <Text tone="quiet">What you see there, and what it is called here.</Text>
          </Stack>
          <Rows rows={homePage} />
        </Split>
      </Section>
      <Section scheme="quiet" space="compact" aria-labelledby="others">
        <Split ratio="4:8" align="start">
          <Heading id="others">
            What else <em>the pages hold</em>
          </Heading>
          <Rows rows={otherPages} />
        </Split>
      </Section>
      <Section scheme="dark" space="compact" aria-labelledby="guides">
        <Split ratio="4:8" align="start">
          <Heading id="guides">To read</Heading>
          <LineList.Root>
            {guides.map(({ title, what }) => (
              <LineList.Item
                key={title}
                action={
                  <TextLink href={addressOf(title)} target="_top" aria-label={`Read ${nameOf(title)}`}>
                    Read
                  </TextLink>
                }
              >
                <Heading as="h3" size="h3">
                  {nameOf(title)}
                </Heading>
                <Text size="label" tone="quiet">
                  {what}
                </Text>
              </LineList.Item>
            ))}
          </LineList.Root>
        </Split>
      </Section>
    </>
  ),
}
