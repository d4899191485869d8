import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { DataTable } from './data-table'

/**
 * **Do.** Write a `caption`, and short names of columns: phones repeat them in every row.
 *
 * **Don’t.** Do not use it for layout, or for two columns of terms. Those are a `TermList`.
 *
 * **Keyboard and screen readers.** Table with row and column headers; on phones each value is next to its column’s
 * name; the roles stay those of a table.
 */
const meta = {
  tags: ['grid'],
  component: DataTable,
  args: {
    caption: en.cookies.caption,
    columns: [
      { key: 'name', header: en.cookies.columns.name, width: 'medium' },
      { key: 'provider', header: en.cookies.columns.provider },
      { key: 'purpose', header: en.cookies.columns.purpose, width: 'wide' },
      { key: 'expiry', header: en.cookies.columns.expiry, width: 'narrow' },
      { key: 'type', header: en.cookies.columns.type },
    ],
    rows: en.cookies.rows,
    none: en.cookies.none,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj<typeof meta>

/** The tables of a cookie policy, one for each category. The last table has no rows. */
export const LegalText: Story = {
  render: (args, context) => {
    const { analytics, analyticsRows, marketing } = messagesFor(context).cookies
    return (
      <>
        <DataTable {...args} />
        <DataTable {...args} caption={analytics} rows={analyticsRows} />
        <DataTable {...args} caption={marketing} rows={[]} />
      </>
    )
  },
}

/** On narrow screens each value of the table is beside its column header. */
export const GermanAt320: Story = {
  ...LegalText,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
