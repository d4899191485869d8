import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface DataTableColumn<Key extends string = string> {
  key: Key
  /** Its heading; on narrow screens it stands beside each value. */
  label: string
}

export interface DataTableProps<Key extends string = string>
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table is about. Without, name it with `aria-label` or `aria-labelledby`. */
  caption?: ReactNode
  /** In reading order. The first names the rows, so its values are words, each once. */
  columns: readonly DataTableColumn<Key>[]
  rows: readonly Readonly<Record<Key, ReactNode>>[]
  /** What stands in the table when it has no row. */
  none: ReactNode
}

/** Facts in columns. On narrow screens each row becomes a block, in which every value stands beside its column's name. */
export function DataTable<Key extends string>({
  caption,
  columns,
  rows,
  none,
  className,
  ...props
}: DataTableProps<Key>) {
  const [first, ...others] = columns
  return (
    <table data-slot="ui-data-table" {...props} className={cn(className)}>
      {caption && <caption data-slot="ui-data-table-caption">{caption}</caption>}
      <thead data-slot="ui-data-table-head">
        <tr data-slot="ui-data-table-row">
          {columns.map(({ key, label }) => (
            <th key={key} data-slot="ui-data-table-column" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-slot="ui-data-table-body">
        {rows.map((row) => (
          <tr key={first && String(row[first.key])} data-slot="ui-data-table-row">
            {first && (
              <th data-slot="ui-data-table-name" scope="row">
                {row[first.key]}
              </th>
            )}
            {others.map(({ key, label }) => (
              <td key={key} data-slot="ui-data-table-value" data-label={label}>
                {row[key]}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr data-slot="ui-data-table-row" data-state="empty">
            <td data-slot="ui-data-table-value" colSpan={columns.length}>
              {none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
