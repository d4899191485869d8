import { type CSSProperties, Fragment, type ReactNode, useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import './states.css'

const GERMAN = 'Long, in German'

/** Props of a component by the name of the variant or of the state that they show. */
interface States<Props> {
  /** Columns of the table: variants and sizes. Without them the states are side by side. */
  variants?: Record<string, Partial<Props>>
  /** States after those that every component has. `undefined` leaves out one of those. */
  states?: Record<string, Partial<Props> | undefined>
  /**
   * Gives each state the whole width, for a component that is as wide as the page. Such a component asks the window for
   * its width, so a narrow cell would be wrong: a story in a narrow window shows it.
   */
  wide?: boolean
}

const landmarks = ['unique', 'no-duplicate-banner', 'no-duplicate-contentinfo'].map(
  (rule) => `landmark-${rule}`,
)

/** Adds to a component's stories a picture of its states, for each variant. The preview draws it. */
export const statesOf = <Story extends { args?: object }>(
  states: States<NonNullable<Story['args']>> = {},
) => ({
  // The docs page shows this story first. Stories that only tests need have the tags `!dev` and `!autodocs`.
  tags: ['!autodocs'],
  parameters: {
    states,
    // A control would change the state of each row.
    controls: { disable: true },
    // Where a component is shown often, landmarks have the same name, and a caption stands beside its picture.
    a11y: { config: { rules: [...landmarks, 'image-redundant-alt'].map((id) => ({ id, enabled: false })) } },
    docs: { story: { inline: true } },
  },
})

/** The elements to which the addon gives a state, as its parameter `pseudo` names them. */
const control = (state: string) =>
  `[data-state-row='${state}'] :is(a, button, input, select, summary, textarea)`
export const pseudo = {
  hover: [`[data-state-row='Hover'] *`, `[data-state-row='Pressed'] *`],
  active: [control('Pressed')],
  // Of a list of tabs, Tab reaches the selected one, before which every tab has the index -1.
  focusVisible: [`${control('Focus')}:is(:not([tabindex='-1']), [aria-selected='true'])`],
  focus: [control('Focus')],
  focusWithin: [`[data-state-row='Focus'] *`],
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { onUpdateGlobals(update: object): void }
}

// A story in a frame of `framesOf` is all in one state, also what its play function opens.
const row = window.frameElement?.getAttribute('data-row')
if (row) {
  document.documentElement.dataset.stateRow = row
  // Not over the channel, which the page around the frame would receive, too.
  addons.ready().then((channel) =>
    channel.once('storyRendered', () =>
      (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.onUpdateGlobals({
        globals: { pseudo: { ...pseudo } },
      }),
    ),
  )
}

interface Frames {
  /** Args of the story, as in an address of Storybook: `open:!true`. What is open at first needs no play function. */
  args?: string
  /** The story of the German row. @default the same story, in German */
  german?: string
  /** The widths of the windows in px, for a component that asks the window for its width. @default that of the table */
  widths?: number[]
}

/**
 * The states of a component in frames with a story of it: one that opens over the page, because several at once would
 * cover each other, or one that is as wide as the window. Tests have no such frames.
 */
export const framesOf = (
  story: string,
  height: string,
  { args = '', german = story, widths = [0] }: Frames = {},
) => ({
  ...statesOf({
    wide: true,
    states: Object.fromEntries(
      ['Rest', 'Hover', 'Pressed', 'Focus', GERMAN].map((name) => [name, { row: name }]),
    ),
  }),
  tags: ['!autodocs', '!test'],
  decorators: [],
  render: ({ row }: { row?: string }, { id }: { id: string }) =>
    widths.map((width) => (
      <Fragment key={width}>
        {width > 0 && <p className="states-width">{`${width} px wide${width > 1000 ? ', at 70 %' : ''}`}</p>}
        <iframe
          title={row}
          data-row={row}
          data-desktop={width > 1000 || undefined}
          // The controls in it are pictures, which Tab passes.
          inert
          src={`iframe.html?viewMode=story&id=${id.replace(/--.*/, `--${row === GERMAN ? german : story}`)}${row === GERMAN ? '&globals=language:de' : ''}&args=${args}`}
          loading="lazy"
          style={{ blockSize: height, ...(width && { inlineSize: `${width}px` }) }}
        />
      </Fragment>
    )),
})

/** The addon finds its elements when it gets another object: those of the table that takes the place of this one. */
const findElements = () =>
  void addons.getChannel().emit('updateGlobals', { globals: { pseudo: { ...pseudo } } })

type Cell = { cell: (props: object, language?: 'de') => ReactNode }

/** The states of a component: below one another with a column for each variant, or else side by side. */
export function StatesTable({ variants = { '': {} }, states = {}, wide, cell }: States<object> & Cell) {
  const common = { Rest: {}, Hover: {}, Pressed: {}, Focus: {}, ...states }
  const rows = { ...common, [GERMAN]: {}, ...states }
  const columns = Object.entries(variants)
  const german = { lang: 'de', dir: 'ltr' }
  // In another language the table is another one.
  useEffect(() => findElements, [])
  const columnWidths = `7rem repeat(${columns.length}, minmax(0, 1fr))`
  return (
    <div
      className="states"
      data-layout={columns.length > 1 ? 'columns' : wide ? 'wide' : 'side-by-side'}
      style={{ '--columns': columnWidths } as CSSProperties}
    >
      {columns.length > 1 && (
        <div className="states-head">
          {['', ...Object.keys(variants)].map((name) => (
            <p key={name}>{name}</p>
          ))}
        </div>
      )}
      {Object.entries(rows).map(
        ([row, props]) =>
          props && (
            <div key={row} data-state-row={row} {...(row === GERMAN && columns.length === 1 && german)}>
              <p lang="en">{row}</p>
              {columns.map(([column, variant]) => (
                <div key={column} {...(row === GERMAN && german)}>
                  {columns.length > 1 && <p className="states-column">{column}</p>}
                  {cell({ ...variant, ...props }, row === GERMAN ? 'de' : undefined)}
                </div>
              ))}
            </div>
          ),
      )}
    </div>
  )
}
