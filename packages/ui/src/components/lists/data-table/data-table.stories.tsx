import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { DataTable } from './data-table'

const order = ['name', 'provider', 'purpose', 'expiry', 'type'] as const
const columnsOf = ({ columns }: StoryMessages['cookies']) =>
  order.map((key) => ({ key, label: columns[key] }))

const meta = {
  title: 'Lists/Data table',
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

/** The groups of a cookie policy; one has nothing to list, and says so. */
export const Cookies: Story = {
  render: (_, context) => {
    const { cookies } = messagesFor(context)
    const columns = columnsOf(cookies)
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

/** Each value beside its column's name. */
export const GermanAt320: Story = { ...Cookies, globals: { language: 'de', viewport: { value: 'narrow' } } }
