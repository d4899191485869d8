import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

const cell =
  'ui:text-start ui:align-top ui:wrap-anywhere ui:text-pretty ui:min-[60rem]:py-3.5 ui:min-[60rem]:pr-4'

const header = /* @__PURE__ */ cva([cell, 'ui:border-t ui:border-line ui:text-quiet'], {
  variants: {
    width: {
      narrow: 'ui:min-[60rem]:w-[15%]',
      medium: 'ui:min-[60rem]:w-[21%]',
      wide: 'ui:min-[60rem]:w-[28%]',
    },
  },
})

const rowHeader = cn(cell, 'ui:font-label ui:max-[60rem]:block ui:max-[60rem]:text-(length:--ui-text-body)')

/** Classes of a value. On narrow screens the header of the value's column is beside the value. */
const value = cn(
  cell,
  'ui:max-[60rem]:mt-1.5 ui:max-[60rem]:grid ui:max-[60rem]:grid-cols-[6rem_minmax(0,1fr)] ui:max-[60rem]:gap-4',
  'ui:max-[60rem]:before:text-quiet ui:max-[60rem]:before:content-[attr(data-label)]',
)

const row = 'ui:border-b ui:border-line ui:max-[60rem]:block'
const bodyRow = cn(row, 'ui:max-[60rem]:py-[1.125rem]')

/** A column of a `DataTable`. */
export interface DataTableColumn<Key extends string = string> {
  key: Key
  /** The column's header, which narrow screens show beside each value. */
  header: string
  /** The column's share of the table's width: 15, 21 or 28 %. @default an equal share of the remaining width */
  width?: VariantProps<typeof header>['width']
}

export interface DataTableProps<Key extends string = string>
  extends Omit<ComponentProps<'table'>, 'children'> {
  /** The table's caption. A table without one needs `aria-label` or `aria-labelledby`. */
  caption?: ReactNode
  /** The columns in reading order. The first column contains the row headers, which must be unique strings. */
  columns: readonly DataTableColumn<Key>[]
  /** The rows: a value for each column, by its key. */
  rows: readonly Readonly<Record<Key, ReactNode>>[]
  /** The text that is shown in a single row when `rows` is empty. */
  none: ReactNode
}

/**
 * A table with headers for rows and columns. On narrow screens each row becomes a block of values with their column
 * headers beside the values.
 */
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
    <table
      data-slot="ui-data-table"
      {...props}
      className={cn(
        'ui:w-full ui:border-collapse ui:font-text ui:text-(length:--ui-text-label) ui:leading-[1.5] ui:min-[60rem]:table-fixed',
        className,
      )}
    >
      {caption && (
        <caption
          data-slot="ui-data-table-caption"
          className="ui:pb-4 ui:text-start ui:font-display ui:text-(length:--ui-text-kicker) ui:text-accent-text ui:accent-style ui:max-[60rem]:block"
        >
          {caption}
        </caption>
      )}
      <thead data-slot="ui-data-table-head" className="ui:max-[60rem]:sr-only">
        <tr data-slot="ui-data-table-row" className={row}>
          {columns.map(({ key, header: text, width }) => (
            <th key={key} data-slot="ui-data-table-header" className={header({ width })} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        data-slot="ui-data-table-body"
        className="ui:max-[60rem]:block ui:max-[60rem]:border-t ui:max-[60rem]:border-line"
      >
        {rows.map((values) => (
          <tr key={first && String(values[first.key])} data-slot="ui-data-table-row" className={bodyRow}>
            {first && (
              <th data-slot="ui-data-table-row-header" className={rowHeader} scope="row">
                {values[first.key]}
              </th>
            )}
            {others.map(({ key, header: label }) => (
              <td key={key} data-slot="ui-data-table-value" data-label={label} className={value}>
                {values[key]}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr data-slot="ui-data-table-row" data-state="empty" className={bodyRow}>
            <td
              data-slot="ui-data-table-none"
              className={cn(cell, 'ui:text-quiet ui:max-[60rem]:block')}
              colSpan={columns.length}
            >
              {none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
