import './cookie-table.css'

export type CookieColumn = 'name' | 'provider' | 'purpose' | 'expiry' | 'type'

export interface CookieTableProps {
  columns: Record<CookieColumn, string>
  /** Each row in the reader's language. */
  rows: Record<CookieColumn, string>[]
  /** What stands in the table when it has no row. */
  none: string
  /** The `id` of the heading that names it. */
  'aria-labelledby': string
}

const order: CookieColumn[] = ['name', 'provider', 'purpose', 'expiry', 'type']

/** One group of cookies. On narrow screens each row becomes a block, in which every value names its column. */
export function CookieTable({ columns, rows, none, ...props }: CookieTableProps) {
  return (
    <table className="cookie-table" {...props}>
      <thead>
        <tr>
          {order.map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            {order.map((column) =>
              column === 'name' ? (
                <th key={column} scope="row">
                  {row.name}
                </th>
              ) : (
                <td key={column} data-label={columns[column]}>
                  {row[column]}
                </td>
              ),
            )}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={order.length}>{none}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
