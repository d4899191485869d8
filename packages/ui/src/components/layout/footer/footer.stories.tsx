import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { statesOf } from '../../../../../../stories/states.tsx'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messages, messagesFor, type StoryLanguage } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import * as Footer from './footer'

const contents = { brand: en.brand, ...en.footer }

/** The footer with the texts of its parts, so that these have controls as well. */
interface StoryArgs extends ComponentProps<typeof Footer.Root> {
  contents: typeof contents
}

/**
 * **Do.** Put address, telephone and the legal links here, on every page.
 *
 * **Don’t.** Do not repeat the main navigation in full.
 */
const meta = {
  tags: ['social media', 'Instagram'],
  component: Footer.Root,
  parameters: { chromatic: { modes: germanChromaticModes } },
  args: { contents },
  argTypes: { contents: { description: 'The texts of this example, which are children of the parts.' } },
  render: ({ contents: { brand, line, ...footer }, ...args }, context) => {
    // Another hotel has a line of its own.
    const isTyped = line !== messages[context.globals.language as StoryLanguage].footer.line
    return (
      <Footer.Root {...args}>
        <Footer.Columns>
          <Footer.Column>
            <Footer.Brand>{brand}</Footer.Brand>
            <p>{isTyped ? line : messagesFor(context).footer.line}</p>
            <p>{footer.registration}</p>
          </Footer.Column>
          <Footer.Column heading={footer.contact}>
            <address>
              Via della Meridiana 12
              <br />
              36057 Arcugnano (VI), {footer.country}
            </address>
            <Footer.Link href="tel:+390444000000">+39 0444 000000</Footer.Link>
            <Footer.Link href="mailto:info@casameridiana.example">info@casameridiana.example</Footer.Link>
          </Footer.Column>
          <Footer.Column heading={footer.follow}>
            <Footer.Link href="#instagram">Instagram</Footer.Link>
            <Footer.Link href="#facebook">Facebook</Footer.Link>
          </Footer.Column>
          <Footer.Column heading={footer.certified}>
            {footer.standards.map((standard) => (
              <p key={standard}>{standard}</p>
            ))}
          </Footer.Column>
          <Footer.Column heading={footer.legal}>
            <Footer.Link href="#privacy">{footer.privacy}</Footer.Link>
            <Footer.Link href="#cookies">{footer.cookies}</Footer.Link>
            <Footer.Link asChild>
              <button type="button">{footer.preferences}</button>
            </Footer.Link>
          </Footer.Column>
        </Footer.Columns>
        <Footer.Legal>
          <p>© 2026 {brand}</p>
          <p>{footer.registers}</p>
        </Footer.Legal>
      </Footer.Root>
    )
  },
} satisfies Meta<StoryArgs>
export default meta
type Story = StoryObj<typeof meta>

export const WholeFooter: Story = {}

export const GermanAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
})
