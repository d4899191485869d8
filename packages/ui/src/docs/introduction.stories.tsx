import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../.storybook/messages'
import {
  docsPagePath,
  homePageStories,
  otherPageStories,
  type PageSectionStories,
} from '../../.storybook/story-index'
import { TextLink } from '../components/actions/text-link/text-link'
import { Sundial } from '../components/foundations/sundial/sundial'
import { Section } from '../components/layout/section/section'
import { Stack, TwoColumns } from '../components/layout/two-columns/two-columns'
import * as DividedList from '../components/lists/divided-list/divided-list'
import { Heading } from '../components/typography/heading/heading'
import { Kicker } from '../components/typography/kicker/kicker'
import { Text } from '../components/typography/text/text'

const meta = { title: 'Introduction', tags: ['!autodocs'] } satisfies Meta
export default meta

const guides = [
  { title: 'Guide/Build a page', content: 'A whole page and its code.' },
  { title: 'Theming', content: 'The same components for another hotel.' },
  { title: 'Guide/Tokens', content: 'Colours, type, grid, focus ring.' },
  { title: 'Guide/Motion', content: 'Durations, easing, reduced motion.' },
  { title: 'Guide/Writing', content: 'Voice, languages, length of texts.' },
  { title: 'Guide/Accessibility', content: 'Patterns and keys of each component.' },
]

const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1)

function Rows({ rows }: { rows: PageSectionStories[] }) {
  return (
    <DividedList.Root>
      {rows.map(({ hour, section, stories }) => (
        <DividedList.Item key={section} marker={<Sundial hour={hour} />}>
          <Heading as="h3" size="h3">
            {section}
          </Heading>
          <div className="story-links">
            {stories.map((title) => (
              <TextLink key={title} href={docsPagePath(title)} target="_top">
                {nameOf(title)}
              </TextLink>
            ))}
          </div>
        </DividedList.Item>
      ))}
    </DividedList.Root>
  )
}

/** The start page of the Storybook. The toolbar sets language, theme, motion and width. */
export const Introduction: StoryObj = {
  render: (_, context) => (
    <>
      <Section scheme="night" aria-labelledby="welcome">
        <TwoColumns ratio="7:5">
          <Stack>
            <Kicker hour={12}>@meridiana/ui</Kicker>
            <Heading as="h1" size="h1" id="welcome">
              The components of <em>the house</em>
            </Heading>
            <Text size="lead">
              The components of {messagesFor(context).brand}, in three languages, at every width, and with the
              theme of another hotel.
            </Text>
          </Stack>
          <Sundial size="large" hour={16} />
        </TwoColumns>
      </Section>
      <Section scheme="light" space="compact" aria-labelledby="home">
        <TwoColumns ratio="4:8" align="start">
          <Stack>
            <Heading id="home">
              The home page, <em>from the top down</em>
            </Heading>
            <Text tone="quiet">Each section, and the components that it is made of.</Text>
          </Stack>
          <Rows rows={homePageStories} />
        </TwoColumns>
      </Section>
      <Section scheme="quiet" space="compact" aria-labelledby="others">
        <TwoColumns ratio="4:8" align="start">
          <Heading id="others">
            The other <em>pages</em>
          </Heading>
          <Rows rows={otherPageStories} />
        </TwoColumns>
      </Section>
      <Section scheme="dark" space="compact" aria-labelledby="guides">
        <TwoColumns ratio="4:8" align="start">
          <Heading id="guides">Guides</Heading>
          <DividedList.Root>
            {guides.map(({ title, content }) => (
              <DividedList.Item
                key={title}
                action={
                  <TextLink href={docsPagePath(title)} target="_top" aria-label={`Read ${nameOf(title)}`}>
                    Read
                  </TextLink>
                }
              >
                <Heading as="h3" size="h3">
                  {nameOf(title)}
                </Heading>
                <Text size="label" tone="quiet">
                  {content}
                </Text>
              </DividedList.Item>
            ))}
          </DividedList.Root>
        </TwoColumns>
      </Section>
    </>
  ),
}
