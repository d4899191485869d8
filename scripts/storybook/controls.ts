import { isValidElement } from 'react'
import type { Args, ArgsEnhancer, ArgTypes, InputType, StrictArgTypes } from 'storybook/internal/types'
import { isParent } from './translate-args.ts'

/** The smallest value, the largest value and the step of the sliders for props of these names. */
const ranges: Record<string, [min: number, max: number, step: number]> = {
  hour: [0, 24, 0.5],
  defaultGuests: [1, 8, 1],
  averageRating: [1, 5, 0.1],
  rating: [0, 5, 0.1],
  totalReviewCount: [0, 500, 1],
  maxCharacters: [40, 600, 20],
  maxItems: [1, 6, 1],
  interval: [1000, 12_000, 200],
}

/** The type and the words of props that mean the same in every component. Those of HTML have none in the code. */
const usual: Record<string, [type: string, words: string]> = {
  'aria-label': ['string', 'The accessible name.'],
  autoComplete: ['string', 'What the browser may fill in, by its name in HTML.'],
  children: ['ReactNode', 'The content.'],
  className: ['string', 'More classes.'],
  defaultChecked: ['boolean', 'Whether the box is ticked at first.'],
  disabled: ['boolean', 'Whether it cannot be used.'],
  href: ['string', 'The address that the link opens.'],
  messages: ['object', 'The texts of the component, in the language of the page.'],
  name: ['string', 'The name of the value in the data of the form.'],
  onOpenChange: ['(open: boolean) => void', 'Is called when the visitor opens or closes it.'],
  placeholder: ['string', 'An example of a value, shown while there is none.'],
  readOnly: ['boolean', 'Whether the value can be read but not changed.'],
  required: ['boolean', 'Whether the form is sent only with a value.'],
  type: ['string', 'The kind of value. A phone shows the keys for it.'],
}

/** Props that have no control: it would change nothing that a story shows, or need another child at the same time. */
const fixed = /^(aria-labelledby|asChild|className|id|preview|priority|sizes|timeZone)$/
/** Props that are an object of texts. */
const texts = /^(contents|messages|names|parameters)$/
const isDay = (name: string) => /^default(Checkin|Checkout)$/.test(name)

/** A default as the code has it. Other defaults are words, and belong to the description. */
const isCode = (value: string) =>
  /^((['"`])((?!\2).)*\2|[[{].*|#\w+|-?[\d._]+(px|rem|%)?|true|false|null|undefined|\w+\.\w+|\w+\(.*\))$/s.test(
    value,
  )

const typeOf = ({ type }: InputType) => (typeof type === 'object' ? type.name : type)

/** Whether a value can be written as JSON: it holds no elements and no functions. */
const isData = (value: unknown): boolean =>
  isParent(value) ? Object.values(value).every(isData) : !isValidElement(value) && typeof value !== 'function'

/** The groups of a table of props, in their order. */
const groups = ['Options', 'Content', 'Events']
const groupOf = (name: string, summary = '', value?: unknown) =>
  /^on[A-Z]/.test(name) ? 2 : /string$|React(Node|Element)/.test(summary) || isParent(value) ? 1 : 0

/** The row of a prop in a table: its words, its type and its default, as they are in the code, and its group. */
function rowOf(name: string, argType: InputType, value: unknown) {
  const [type, words] = usual[name] ?? []
  // A variant of `cva` may be null; its default is a choice of its own.
  const summary =
    argType.table?.type?.summary?.replace(/ \| null| \| undefined/g, '') ??
    argType.options?.map((option) => `"${option}"`).join(' | ') ??
    type
  const written = argType.table?.defaultValue?.summary?.replace(/^"(['"`].*['"`])"$|^"(.*)"$/s, '$1$2')
  const isWord = argType.type && typeOf(argType) === 'enum' && /^[\w-]+$/.test(written ?? '')
  const preset = isWord ? `'${written}'` : (written ?? (summary === 'boolean' ? 'false' : undefined))
  const inWords = preset && !isCode(preset) && preset !== 'none' && `Default: ${preset}.`
  const inCode = isParent(value) && !texts.test(name) && !isData(value) && 'To be changed in the code.'
  return {
    ...argType,
    name,
    description: [argType.description || words, inWords, inCode].filter(Boolean).join(' '),
    table: {
      category: groups[groupOf(name, summary, value)],
      ...argType.table,
      // A second name of a prop, and what only the frame of a story needs, are not shown.
      disable: name === 'style' || / by its name in the specification\.$/.test(argType.description ?? ''),
      type: summary ? { summary } : undefined,
      defaultValue: preset && isCode(preset) ? { summary: preset } : undefined,
    },
  }
}

/** The control of a prop. Texts and data can be edited as JSON; what holds elements or functions has no control. */
function controlOf(name: string, argType: InputType, value: unknown): InputType['control'] {
  const [min, max, step] = ranges[name] ?? []
  const summary = argType.table?.type?.summary ?? ''
  const isText = summary === 'string' || (/React(Node|Element)/.test(summary) && !/[[<=]/.test(summary))
  if (fixed.test(name) || typeof value === 'function') return { disable: true }
  if (isParent(value)) return texts.test(name) || isData(value) ? { type: 'object' } : { disable: true }
  if (argType.control) return argType.control
  if (isDay(name)) return { type: 'date' }
  if (isText) return { type: 'text' }
  if (min !== undefined) return { type: 'range', min, max, step }
  if (typeOf(argType) === 'number') return { type: 'range', min: 1, max: 2 * Number(value) }
  if (summary === 'boolean') return { type: 'boolean' }
  // Storybook chooses the control of a union.
  return argType.options || typeOf(argType) === 'enum' ? undefined : { disable: true }
}

/** Completes what Storybook infers from types, in the table of props and in the controls. */
export function describeProps({ argTypes, initialArgs }: { argTypes: ArgTypes; initialArgs: Args }) {
  const rows = Object.keys({ ...initialArgs, ...argTypes }).map((name): [string, InputType] => {
    // A handler that only a story has, to log or to test its calls.
    if (typeof initialArgs[name] === 'function' && !argTypes[name])
      return [name, { name, table: { disable: true } }]
    const row = rowOf(name, argTypes[name] ?? { name }, initialArgs[name])
    if (row.mapping) return [name, row]
    const control = controlOf(name, row, initialArgs[name])
    const { type } = row
    const isUnion = typeof type === 'object' && type.name === 'enum'
    const choices = isUnion && { type: { ...type, value: type.value.filter(Boolean) } }
    return [name, { ...row, ...(control && { control }), ...choices }]
  })
  const place = ({ table }: InputType) => groups.indexOf(table?.category ?? '')
  return Object.fromEntries(rows.sort(([, row], [, other]) => place(row) - place(other))) as StrictArgTypes
}

/** The value that a control shows for an arg that a story leaves out: the default of the code, or no text. */
function presetOf({ control, table, options, ...argType }: InputType, messages: Args = {}) {
  const type = typeof control === 'object' && control ? control.type : control
  const preset = table?.defaultValue?.summary?.replace(/^'(.*)'$/, '$1')
  if ((typeof control === 'object' && control?.disable) || table?.disable) return undefined
  if (type === 'boolean' || typeOf(argType) === 'boolean') return preset === 'true'
  if (type === 'text') return preset?.startsWith('messages.') ? messages[preset.slice(9)] : (preset ?? '')
  if (type === 'range' && preset) return Number.parseFloat(preset)
  return typeOf(argType) === 'enum' && !options?.includes(undefined) ? preset : undefined
}

/** The args that only `withPresets` has set, by the argTypes of their story. */
const presets = new WeakMap<ArgTypes, Args>()

/** Presets the controls, so that none has to be switched on before it can be used. */
export const withPresets: ArgsEnhancer = ({ argTypes, initialArgs }) => {
  const missing = Object.entries(argTypes).filter(([name, { mapping }]) => !(name in initialArgs) && !mapping)
  const args = Object.fromEntries(missing.map(([name, row]) => [name, presetOf(row, initialArgs.messages)]))
  presets.set(argTypes, args)
  return args
}

/** Storybook does not pass on an element, such as an `<em>`, but a text can take its place. */
const fits = (value: unknown, own: unknown) => typeof value === (isValidElement(own) ? 'string' : typeof own)

/** What a control has typed, or the story’s own: instead of no text where the component needs one, and of another kind. */
function typed(value: unknown, own: unknown, isNeeded = true): unknown {
  if (value === own) return own
  if (Array.isArray(own))
    return Array.isArray(value) && value.length && value.every((item) => fits(item, own[0]))
      ? value.map((item, index) => typed(item, own[index] ?? own[0]))
      : own
  if (isParent(own)) {
    const given = Object(value)
    return Object.fromEntries(
      Object.entries(own).map(([key, part]) => [
        key,
        fits(given[key], part) ? typed(given[key], part) : part,
      ]),
    )
  }
  return value === '' && isNeeded ? own : value
}

/** What the component gets: no arg that still is as preset, the story's own for a spoilt one, days as `YYYY-MM-DD`. */
export const givenArgs = (args: Args, argTypes: ArgTypes, initialArgs: Args): Args =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([name, value]) => presets.get(argTypes)?.[name] !== value)
      .map(([name, value]) => {
        const { [name]: key } = initialArgs
        const { mapping, type } = argTypes[name] ?? {}
        const given = typed(value, mapping?.[key] ?? key, typeof type !== 'object' || type.required !== false)
        const day = isDay(name) && Number(given)
        return [name, day ? new Date(day).toISOString().slice(0, 10) : given]
      }),
  )
