import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../../stories/states.tsx'
import { storyLogo } from '../../../../../../stories/story-logo.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { languageOptions } from '../../../../test/language-options'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { Button } from '../../actions/button/button'
import { LanguageSwitch } from '../language-switch/language-switch'
import * as OverlayMenu from '../overlay-menu/overlay-menu'
import * as Header from './header'

interface Args extends ComponentProps<typeof Header.Root> {
  brand?: string | undefined
  links: string[]
  actions: 'all' | 'button' | 'none'
}

/**
 * **Do.** Pass the `id` of the hero as `hero`, so that the header lies over the picture.
 *
 * **Don’t.** Do not put more than five links into it. The others are in the `OverlayMenu`.
 *
 * **Keyboard and screen readers.** Banner with a named navigation; the current page has `aria-current`.
 */
const meta = {
  tags: ['logo', 'navbar', 'sticky header', 'app bar'],
  component: Header.Root,
  argTypes: {
    // The story has one hero.
    hero: { control: false },
    scheme: choiceOf({
      'as in the toolbar': undefined,
      ...Object.fromEntries(['light', 'quiet', 'band', 'dark', 'night'].map((scheme) => [scheme, scheme])),
    }),
    brand: {
      description: 'The children of `Header.Brand`. Empty: the name of the hotel in the toolbar.',
      control: 'text',
    },
    links: { description: 'The children of each `Header.Link`.' },
    actions: {
      description: 'The children of `Header.Actions`.',
      control: 'inline-radio',
      options: ['all', 'button', 'none'],
    },
  },
  args: {
    solid: false,
    scheme: 'as in the toolbar' as 'light',
    links: en.nav,
    actions: 'all',
  },
  render: ({ brand, links, actions, ...args }, context) => {
    const messages = messagesFor(context)
    return (
      <Header.Root {...args}>
        <OverlayMenu.Root open={false} onOpenChange={() => {}}>
          <OverlayMenu.Trigger aria-label={messages.menu.open} />
        </OverlayMenu.Root>
        <Header.Nav aria-label={messages.menu.nav}>
          {links.map((label, index) => (
            <Header.Link key={label} href={`#${index}`} aria-current={index === 0 ? 'page' : undefined}>
              {label}
            </Header.Link>
          ))}
        </Header.Nav>
        <Header.Brand href="#home">
          {storyLogo}
          {brand || messages.brand}
        </Header.Brand>
        <Header.Actions>
          {actions === 'all' && (
            <Header.Wide>
              <LanguageSwitch
                aria-label={messages.languageLabel}
                languages={languageOptions}
                value={messages.language}
              />
              <Header.ActionLink href="#chat">{messages.chat}</Header.ActionLink>
            </Header.Wide>
          )}
          {actions !== 'none' && (
            <Button asChild variant="outline" size="compact">
              <a href="#reserve">{messages.reserve}</a>
            </Button>
          )}
        </Header.Actions>
      </Header.Root>
    )
  },
  parameters: {
    chromatic: { modes: germanChromaticModes },
    // A window of its own: the header asks the window for its width.
    docs: { story: { inline: false, height: '400px' }, canvas: { className: 'desktop-canvas' } },
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The header is transparent while it is over the hero. */
export const OverHero: Story = {
  args: { hero: 'hero' },
  decorators: [
    (Story, context) => {
      const { hero, where } = messagesFor(context)
      return (
        <>
          <Story />
          <section
            id="hero"
            data-testid="hero"
            data-scheme="night"
            className="story-pad"
            style={{ minHeight: '600px' }}
          >
            {hero.slides[0]?.text}
          </section>
          <main className="story-pad story-tall">{where.text}</main>
        </>
      )
    },
  ],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 0)
    await waitFor(() =>
      expect(within(canvasElement).getByRole('banner')).toHaveAttribute('data-state', 'over'),
    )
  },
}

/** On a page without a hero the header is always solid. */
export const Solid: Story = {
  argTypes: { solid: { table: { disable: true } }, hero: { table: { disable: true } } },
  decorators: [
    (Story, context) => (
      <>
        <Story />
        <main className="story-pad">{messagesFor(context).where.text}</main>
      </>
    ),
  ],
}

/** The header becomes solid when the hero's bottom edge is at most 8 px below the header. */
export const ScrolledPastHero: Story = {
  ...OverHero,
  tags: ['!dev', '!autodocs'],

  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner')
    const { offsetTop, offsetHeight } = within(canvasElement).getByTestId('hero')
    const bottom = offsetTop + offsetHeight
    window.scrollTo(0, bottom - banner.offsetHeight - 7)
    await waitFor(() => expect(banner).toHaveAttribute('data-state', 'solid'))
    window.scrollTo(0, bottom - banner.offsetHeight - 40)
    await waitFor(() => expect(banner).toHaveAttribute('data-state', 'over'))
    window.scrollTo(0, bottom)
    await waitFor(() => expect(banner).toHaveAttribute('data-state', 'solid'))
  },
}

export const Phone: Story = { ...Solid, globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { ...Solid, globals: { language: 'de', viewport: { value: 'narrow' } } }

/** Long German words, in the frames of the states. */
export const LongInGerman: Story = {
  ...Solid,
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    brand: 'Landgasthof Sonnenuhr',
    links: ['Familienzimmer', 'Frühstücksrestaurant', 'Veranstaltungen', 'Umgebung', 'Fachmessen'],
  },
}

/** The states in windows of 1280 and of 390 px. */
export const States: Story = framesOf('solid', '7rem', {
  german: 'long-in-german',
  widths: [1280, 390],
}) as never
