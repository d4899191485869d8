import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { DataTable } from './data-table'

const meta = {
  title: 'Components/Lists/Data table (grid)',
  id: 'components-lists-data-table',
  component: DataTable,
  args: { columns: [], rows: [], none: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj<typeof meta>

/** The tables of a cookie policy, one for each category. The last table has no rows. */
export const CookieTables: Story = {
  render: (_, context) => {
    const { cookies } = messagesFor(context)
    const columns = [
      { key: 'name', header: cookies.columns.name, width: 'medium' },
      { key: 'provider', header: cookies.columns.provider },
      { key: 'purpose', header: cookies.columns.purpose, width: 'wide' },
      { key: 'expiry', header: cookies.columns.expiry, width: 'narrow' },
      { key: 'type', header: cookies.columns.type },
    ] as const
    return (
      <>
        <DataTable caption={cookies.caption} columns={columns} rows={cookies.rows} none={cookies.none} />
        <DataTable
          caption={cookies.analytics}
          columns={columns}
          rows={cookies.analyticsRows}
          none={cookies.none}
        />
        <DataTable caption={cookies.marketing} columns={columns} rows={[]} none={cookies.none} />
      </>
    )
  },
}

/** On narrow screens each value of the table is beside its column header. */
export const GermanAt320: Story = {
  ...CookieTables,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
