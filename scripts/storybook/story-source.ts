import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { findChangedProp } from './changed-prop.ts'

/** The modules from which the code of a story may import, by their import path: `@meridiana/ui`. */
export type ImportableModules = Record<string, object>

/** A value that a module exports, as it is written in code: `Header.Root`. */
interface Export {
  code: string
  /** The name in the import: `Header`. */
  name: string
  path: string
}

type Props = Record<string, unknown>

const LINE_WIDTH = 90

/** Of a list with more items than this, only the first `ITEMS_OF_CUT_LIST` are printed. */
const MAX_ITEMS = 12

const ITEMS_OF_CUT_LIST = 3

const indentation = (depth: number) => '  '.repeat(depth)
const isOneLine = (code: string) => !code.includes('\n')
const fits = (code: string, depth: number) => isOneLine(code) && code.length + depth * 2 <= LINE_WIDTH
const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)
const isNamespace = (value: object) =>
  typeof value === 'object' && !('$$typeof' in value) && Object.keys(value).every((key) => /^[A-Z]/.test(key))

/**
 * Maps each exported value of the modules to the code that names it: `Button`, or `Header.Root` for a part of a
 * namespace.
 */
function exportsOf(modules: ImportableModules) {
  const exports = new Map<unknown, Export>()
  const add = (value: unknown, entry: Export) => {
    if (isObject(value) && !exports.has(value)) exports.set(value, entry)
  }
  for (const [path, module] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(module)) {
      if (isObject(value) && isNamespace(value))
        for (const [part, component] of Object.entries(value))
          add(component, { code: `${name}.${part}`, name, path })
      else add(value, { code: name, name, path })
    }
  }
  return exports
}

const quoted = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`)

const propertyName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/**
 * The children of an element. Leaves out values that React does not render, such as `false`, and joins neighbouring
 * texts.
 */
function renderedChildren(children: unknown): (string | ReactElement)[] {
  const rendered: (string | ReactElement)[] = []
  for (const node of [children].flat(Number.POSITIVE_INFINITY)) {
    if (isValidElement<Props>(node) && node.type === Fragment)
      rendered.push(...renderedChildren(node.props.children))
    else if (isValidElement(node)) rendered.push(node)
    else if (typeof node === 'string' || typeof node === 'number') {
      const last = rendered.at(-1)
      if (typeof last === 'string') rendered.splice(-1, 1, `${last}${node}`)
      else if (node !== '') rendered.push(String(node))
    } else if (node !== null && node !== undefined && typeof node !== 'boolean')
      throw new Error(`A story has a child that has no code: ${String(node)}`)
  }
  return rendered
}

/**
 * Breaks a text of JSX into lines. A space at the start or the end of the text becomes `{' '}`, because JSX drops the
 * spaces at both ends of a line. A text with a brace, `<`, `>`, a line break, an entity or two spaces becomes one quoted
 * line.
 */
function textLines(text: string, depth: number) {
  if (/[{}<>\n]|&\w| {2}/.test(text)) return [`{${quoted(text)}}`]
  const lines = ['']
  for (const word of text.trim().split(' ')) {
    const line = lines.at(-1)
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer, depth)) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  const space = "{' '}"
  if (!text.trim()) return [space]
  return [
    ...(text.startsWith(' ') ? [space] : []),
    ...lines.slice(0, -1),
    `${lines.at(-1)}${text.endsWith(' ') ? space : ''}`,
  ]
}

/**
 * Returns the code of a component that renders what a story renders, for an app to copy: with its imports, and with a
 * React state for each pair of props such as `value` and `onValueChange`.
 *
 * @throws if the story contains a component that no module exports
 */
export function printStorySource(story: ReactNode, modules: ImportableModules) {
  const exports = exportsOf(modules)
  const imports = new Map<string, Set<string>>()
  const states = new Map<string, string>()

  const addImport = (path: string, name: string) => {
    imports.set(path, (imports.get(path) ?? new Set()).add(name))
  }

  const exportedName = (value: unknown) => {
    const found = exports.get(value)
    if (found) addImport(found.path, found.name)
    return found?.code
  }

  function elementName({ type }: ReactElement) {
    if (typeof type === 'string') return type
    if (type === Fragment) return ''
    const name = exportedName(type)
    if (name) return name
    const { displayName = type.name } = type as { displayName?: string; name: string }
    throw new Error(`A story renders ${displayName}, which ${Object.keys(modules)} do not export`)
  }

  function printList(open: string, items: string[], close: string, depth: number) {
    const line = `${open}${items.join(', ')}${close}`
    if (fits(line, depth)) return open === '{' ? line.replace(/^\{(.+)\}$/, '{ $1 }') : line
    const inner = indentation(depth + 1)
    return `${open}\n${items.map((item) => `${inner}${item}${item.startsWith('//') ? '' : ','}\n`).join('')}${indentation(depth)}${close}`
  }

  function printArray(values: unknown[], depth: number) {
    const isCut = values.length > MAX_ITEMS
    const shown = isCut ? values.slice(0, ITEMS_OF_CUT_LIST) : values
    const items = shown.map((item) => printValue(item, depth + 1))
    return printList('[', isCut ? [...items, `// … ${values.length} in all`] : items, ']', depth)
  }

  function printValue(value: unknown, depth: number): string {
    if (typeof value === 'string') return quoted(value)
    if (!isObject(value)) return String(value)
    const name = exportedName(value)
    if (name) return name
    if (isValidElement(value)) return printElement(value, depth)
    if (typeof value === 'function') return String(value)
    if (Array.isArray(value)) return printArray(value, depth)
    const properties = Object.entries(value).filter(([, property]) => property !== undefined)
    return printList(
      '{',
      properties.map(([key, property]) => `${propertyName(key)}: ${printProperty(key, property, depth + 1)}`),
      '}',
      depth,
    )
  }

  const printProperty = (name: string, value: unknown, depth: number) =>
    typeof value === 'function' && /^on[A-Z]/.test(name) && !exports.has(value)
      ? '() => {}'
      : printValue(value, depth)

  /** Prints the prop that a state provides, or the function that sets the state; undefined for other props. */
  function printState(name: string, props: Props, depth: number) {
    const changed = findChangedProp(name)
    const state = changed ?? name
    const Name = state.charAt(0).toUpperCase() + state.slice(1)
    if (!(state in props) || typeof props[`on${Name}Change`] !== 'function') return undefined
    addImport('react', 'useState')
    states.set(state, `const [${state}, set${Name}] = useState(${printValue(props[state], depth)})`)
    return changed ? `set${Name}` : state
  }

  function printAttribute(name: string, props: Props, depth: number) {
    const value = props[name]
    const state = printState(name, props, 1)
    if (state) return `${name}={${state}}`
    if (value === true) return name
    if (typeof value === 'string' && !/["&\n]/.test(value)) return `${name}="${value}"`
    return `${name}={${printProperty(name, value, depth)}}`
  }

  function printElement(element: ReactElement, depth: number): string {
    const name = elementName(element)
    const props = element.props as Props
    const attributes = Object.keys(props)
      .filter((prop) => prop !== 'children' && props[prop] !== undefined)
      .map((prop) => printAttribute(prop, props, depth + 1))
    const children = renderedChildren(props.children)
    const end = children.length > 0 ? '>' : ' />'
    const line = [name, ...attributes].join(' ')
    const opening = fits(`<${line}${end}`, depth)
      ? `<${line}${end}`
      : `<${name}\n${attributes.map((attribute) => `${indentation(depth + 1)}${attribute}\n`).join('')}${indentation(depth)}${end.trim()}`
    if (children.length === 0) return opening
    const inOneLine = `${opening}${children.map((child) => printInLine(child, depth)).join('')}</${name}>`
    const isFlat = children.length === 1 || children.some((child) => typeof child === 'string')
    if (isFlat && fits(inOneLine, depth)) return inOneLine
    const lines = children.flatMap((child) =>
      typeof child === 'string' ? textLines(child, depth + 1) : [printElement(child, depth + 1)],
    )
    return `${opening}\n${lines.map((child) => `${indentation(depth + 1)}${child}\n`).join('')}${indentation(depth)}</${name}>`
  }

  const printInLine = (child: string | ReactElement, depth: number) => {
    if (typeof child !== 'string') return printElement(child, depth)
    return /[{}<>\n]|&\w| {2}/.test(child) ? `{${quoted(child)}}` : child
  }

  const roots = renderedChildren(story)
  const [only] = roots
  const root = roots.length === 1 && isValidElement(only) ? only : createElement(Fragment, null, ...roots)

  const short = `export const Example = () => ${printElement(root, 0)}`
  const body = `(\n${indentation(1)}${printElement(root, 1)}\n)`
  const component =
    states.size > 0
      ? `export function Example() {\n${[...states.values()].map((state) => `  ${state}\n`).join('')}  return (\n    ${printElement(root, 2)}\n  )\n}`
      : fits(short, 0)
        ? short
        : `export const Example = () => ${body}`
  const importLines = [...imports]
    .sort(([a], [b]) => Number(b === 'react') - Number(a === 'react') || a.localeCompare(b))
    .map(([path, names]) => `import ${printList('{', [...names].sort(), '}', 0)} from '${path}'\n`)
  return `${importLines.join('')}${importLines.length > 0 ? '\n' : ''}${component}`
}
