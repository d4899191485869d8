import type { Meta, StoryObj } from '@storybook/react-vite'
import { WholePage } from './whole-page.tsx'

const meta = {
  title: 'Whole page',
  tags: ['!autodocs'],
  args: { asks: false },
  render: ({ asks }, { globals: { language, theme } }) => (
    <WholePage key={`${asks}`} language={language} hasSundials={theme === 'casa-meridiana'} asks={asks} />
  ),
} satisfies Meta<{ asks: boolean }>
export default meta
type Story = StoryObj<typeof meta>

/** Casa Meridiana, or with the toolbar another hotel, in another language or scheme. */
export const CasaMeridiana: Story = {}

/** Another hotel, with the theme that the docs page Theming shows. */
export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }
export const AnotherHotelDark: Story = { globals: { theme: 'another-hotel', scheme: 'dark' } }
export const AnotherHotelRightToLeft: Story = { globals: { theme: 'another-hotel', language: 'he' } }
export const AnotherHotelDarkRightToLeft: Story = {
  globals: { theme: 'another-hotel', scheme: 'dark', language: 'he' },
}
export const AnotherHotelGermanOnPhone: Story = {
  globals: { theme: 'another-hotel', language: 'de', viewport: { value: 'phone' } },
}
export const AnotherHotelAsksForConsent: Story = { args: { asks: true }, globals: { theme: 'another-hotel' } }
