import type { ReactNode } from 'react'
import './states.css'

const GERMAN = 'Long, in German'

/** Props of a component by the name of the variant or of the state that they show. */
interface States<Props> {
  /** Columns of the table: variants and sizes. */
  variants?: Record<string, Partial<Props>>
  /** Rows after those that every component has. `undefined` leaves out one of those. */
  states?: Record<string, Partial<Props> | undefined>
}

const landmarks = ['unique', 'no-duplicate-banner', 'no-duplicate-contentinfo'].map(
  (rule) => `landmark-${rule}`,
)

/** Adds to a component's stories a table of its states, for each variant. The preview draws it. */
export const statesOf = <Story extends { args?: object }>(
  states: States<NonNullable<Story['args']>> = {},
) => ({
  // The docs page shows this story first. Stories that only tests need have the tags `!dev` and `!autodocs`.
  tags: ['!autodocs'],
  parameters: {
    states,
    // In a table that shows a component often, landmarks have the same name, and a caption shares a cell with its picture.
    a11y: { config: { rules: [...landmarks, 'image-redundant-alt'].map((id) => ({ id, enabled: false })) } },
    docs: { story: { inline: true } },
  },
})

/** The elements to which the addon gives a state, as its parameter `pseudo` names them. */
const control = (state: string) => `[data-state-row='${state}'] :is(a, button, input, select, summary)`
export const pseudo = {
  hover: [`[data-state-row='Hover'] *`, `[data-state-row='Pressed'] *`],
  active: [control('Pressed')],
  focusVisible: [`${control('Focus')}:not([tabindex='-1'])`],
  focus: [control('Focus')],
  focusWithin: [`[data-state-row='Focus'] *`],
}

type Cell = { cell: (props: object, language?: 'de') => ReactNode }

export function StatesTable({ variants = { '': {} }, states = {}, cell }: States<object> & Cell) {
  const common = {
    Rest: {},
    Hover: {},
    Pressed: {},
    Focus: {},
    ...states,
    [GERMAN]: {},
    'Narrow, 320 px': {},
  }
  const rows = { ...common, ...states }
  const columns = Object.entries(variants)
  return (
    <table className="states">
      {columns.length > 1 && (
        <thead>
          <tr>
            <td />
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {Object.entries(rows).map(
          ([row, props]) =>
            props && (
              <tr key={row} data-state-row={row}>
                <th scope="row">{row}</th>
                {columns.map(([column, variant]) => (
                  <td key={column} {...(row === GERMAN && { lang: 'de', dir: 'ltr' })}>
                    {cell({ ...variant, ...props }, row === GERMAN ? 'de' : undefined)}
                  </td>
                ))}
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}
