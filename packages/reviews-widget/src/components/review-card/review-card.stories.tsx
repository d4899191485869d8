import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
import { sevenReviews } from '../../../test/reviews'
import type { Review } from '../../core'
import { en } from '../../locales/en'
import { ReviewCard } from './review-card'

const [anna, marco, , anonymous, jonas, stars] = sevenReviews as [
  Review,
  Review,
  Review,
  Review,
  Review,
  Review,
]

/**
 * **Do.** Use it in a grid of your own.
 *
 * **Don’t.** Do not change the words of a review.
 *
 * **Keyboard and screen readers.** Article with a disclosure for the rest of a long text.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | show the whole text, or the original language |
 */
const meta = {
  tags: ['testimonial'],
  component: ReviewCard,
  args: { messages: en, review: anna },
} satisfies Meta<typeof ReviewCard>
export default meta
type Story = StoryObj<typeof meta>

export const CardVariant: Story = { args: { review: jonas, maxCharacters: 100 } }
export const Quoted: Story = { args: { reviewVariant: 'testimonial' } }

export const LongText: Story = {
  args: { review: { ...marco, reviewReply: undefined } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.queryByText(/nobody hurried us/)).toBeNull()
    await userEvent.click(card.getByRole('button'))
    await expect(card.getByText(/nobody hurried us/)).toBeVisible()
    await userEvent.click(card.getByRole('button'))
    await expect(card.queryByText(/nobody hurried us/)).toBeNull()
  },
}

export const WithOwnerReply: Story = {
  args: { review: marco },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    const reply = within(canvasElement).getByText('Thank you, Marco. The bruscandoli are back in April.')
    await expect(reply).toBeVisible()
  },
}

export const TranslatedText: Story = {
  args: { review: jonas },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
    const translation = canvasElement.querySelector('[data-slot=reviews-text]')?.textContent as string
    await userEvent.click(card.getByRole('button'))
    await expect(card.getByText(/völlig durchnässt/)).toBeVisible()
    await userEvent.click(card.getByRole('button'))
    await expect(card.getByText(translation)).toBeVisible()
  },
}

export const OriginalText: Story = {
  args: { review: jonas, disableTranslation: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/völlig durchnässt/)).toBeVisible()
  },
}

export const AnonymousReviewer: Story = { args: { review: anonymous } }
export const WithoutText: Story = { args: { review: stars } }
export const FullNameAndLogo: Story = { args: { nameDisplay: 'fullNames', logoVariant: 'full' } }
export const FirstNameOnlyWithoutLogoAndDate: Story = {
  args: { nameDisplay: 'firstNamesOnly', logoVariant: 'none', dateDisplay: 'none' },
}
export const AbsoluteDate: Story = {
  args: { dateDisplay: 'absolute' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent(/2.*2026/)
  },
}
export const German: Story = {
  globals: { language: 'de' },
  args: { review: { ...jonas, comment: jonas.originalComment ?? '' } },
}
export const Dark: Story = { args: { review: marco, scheme: 'dark' } }
export const OneLongWord: Story = {
  args: {
    maxCharacters: 400,
    review: { ...anna, comment: 'https://casameridiana.example/'.padEnd(300, 'donaudampfschifffahrt') },
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Arabic: Story = {
  args: {
    review: {
      ...anna,
      comment: 'فندق هادئ وإفطار رائع في الحديقة. الغرفة نظيفة جدًا والموظفون يعرفون المدينة جيدًا.',
      reviewer: { displayName: 'ليلى حداد', isAnonymous: false },
    },
  },
  globals: { language: 'he' },
}
export const ForcedColors: Story = {
  tags: ['!dev', '!autodocs'],
  args: { review: marco },
  // On white, axe reads the colours of the scheme in place of those that the browser forces.
  globals: { scheme: 'light' },
  beforeEach: () => globalThis.emulateMedia?.([{ name: 'forced-colors', value: 'active' }]),
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    variants: { Card: {}, Testimonial: { reviewVariant: 'testimonial' } },
    states: { 'With a reply': { review: marco }, 'Long, in German': { disableTranslation: true } },
  }),
  // The platform at the end of one example is not beside the stars of the next.
  decorators: [
    (Story) => (
      <div style={{ paddingInlineEnd: 'clamp(0px, 5vw - 2rem, 3rem)' }}>
        <Story />
      </div>
    ),
  ],
  args: { review: jonas, maxCharacters: 60 },
}
