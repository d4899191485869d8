import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { BookingForm } from '../../composites/booking-form/booking-form'
import { Sundial } from '../../foundations/sundial/sundial'
import { Text } from '../../typography/text/text'
import { SectionTitle } from '../section-title/section-title'
import { Stack } from '../two-columns/two-columns'
import { type ColorScheme, Section } from './section'

/**
 * **Do.** Name each section with `aria-labelledby`, and choose schemes from light to night down the page.
 *
 * **Don’t.** Do not nest sections with schemes, and do not use `dark` for two in a row.
 */
const meta = {
  tags: ['band', 'container', 'wrapper'],
  component: Section,
  args: { scheme: 'light', space: 'default', width: 'default' },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const schemes: ColorScheme[] = ['light', 'quiet', 'band', 'dark', 'night']

/** Sections in every colour scheme, from the lightest to the darkest. */
export const ColorSchemes: Story = {
  args: { space: 'compact', scheme: 'all' as ColorScheme },
  argTypes: { scheme: { options: ['all', ...schemes], control: 'select' } },
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <>
        {[schemes.find((scheme) => scheme === args.scheme) ?? schemes].flat().map((scheme) => (
          <Section {...args} key={scheme} scheme={scheme} aria-label={scheme}>
            <Stack>
              <SectionTitle marker={<Sundial hour={9} />} kicker={where.kicker}>
                {where.title}
              </SectionTitle>
              <Text>{where.text}</Text>
              <Text size="label" tone="quiet">
                {scheme}
              </Text>
            </Stack>
          </Section>
        ))}
      </>
    )
  },
}

export const NarrowColumn: Story = {
  args: { width: 'narrow' },
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <Section {...args} aria-labelledby="narrow">
        <Stack align="center" gap="wide">
          <SectionTitle
            id="narrow"
            marker={<Sundial hour={9} />}
            kicker={where.kicker}
            className="ui:text-center"
          >
            {where.title}
          </SectionTitle>
        </Stack>
      </Section>
    )
  },
}

/** Less space above and below, for a row of controls below a hero or a title. */
export const RowOfControls: Story = {
  args: { scheme: 'band', space: 'bar' },
  render: (args, context) => {
    const { label, messages } = messagesFor(context).booking
    return (
      <Section {...args}>
        <BookingForm
          aria-label={label}
          action="https://booking.example/"
          parameters={{ checkin: 'checkin', checkout: 'checkout', guests: 'guests' }}
          maxGuests={4}
          messages={messages}
        />
      </Section>
    )
  },
}

/** A section inside a section has the colours of its own scheme: `band` inside `night`. */
export const NestedSections: Story = {
  args: { scheme: 'night' },
  render: (args, context) => (
    <Section {...args} aria-label="night">
      <Section scheme="band" space="compact" aria-label="band">
        <Text>{messagesFor(context).where.text}</Text>
      </Section>
    </Section>
  ),
}
