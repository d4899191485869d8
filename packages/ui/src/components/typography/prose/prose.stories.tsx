import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Sundial } from '../../foundations/sundial/sundial'
import { Heading } from '../heading/heading'
import { PullQuote } from '../pull-quote/pull-quote'
import { Text } from '../text/text'
import { Prose } from './prose'

/**
 * **Do.** Use it around the text of an article: it styles paragraphs, lists and quotes.
 *
 * **Don’t.** Do not put whole sections into it.
 */
const meta = {
  tags: ['rich text', 'WYSIWYG', 'article'],
  component: Prose,
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

/** An article in plain HTML, as an editor writes it. */
export const Article: Story = {
  args: { asChild: true },
  render: (args, context) => {
    const { prose, quote } = messagesFor(context)
    return (
      <Prose {...args}>
        <article>
          <h2>{prose.title}</h2>
          <p>
            {prose.lede} <a href="#path">{prose.link}</a>
          </p>
          <h3>{prose.heading}</h3>
          <p>{prose.text}</p>
          <ul>
            {prose.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <blockquote>{quote}</blockquote>
          <h4>{prose.sub}</h4>
          <ol>
            {prose.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <hr />
          <p>{prose.closing}</p>
        </article>
      </Prose>
    )
  },
}

/** Components between plain elements keep their own look. */
export const WithComponents: Story = {
  render: (args, context) => {
    const { prose, quote } = messagesFor(context)
    return (
      <Prose {...args}>
        <Text size="lead">{prose.lede}</Text>
        <p>{prose.text}</p>
        <PullQuote marker={<Sundial hour={18} size="medium" />}>{quote}</PullQuote>
        <Heading size="h3">{prose.heading}</Heading>
        <p>{prose.closing}</p>
      </Prose>
    )
  },
}

export const OnDark: Story = {
  ...Article,
  globals: { scheme: 'night' },
}

export const GermanAt320: Story = { ...Article, globals: { language: 'de', viewport: { value: 'narrow' } } }
