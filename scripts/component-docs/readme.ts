/**
 * Writes the props of every component into the READMEs of the packages, between two markers: `npm run readme`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatMarkdownTable } from '../markdown-table.ts'
import { type ComponentDoc, type ComponentPartDoc, type PropDoc, readComponents } from './read-components.ts'

const START = '<!-- props, written by `npm run readme` -->'
const END = '<!-- end of the props -->'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))
export const packageFolders = readdirSync(packages)
/** Path of a package's README. */
export const readmePath = (name: string) => join(packages, name, 'README.md')

/** Formats code for a cell of a Markdown table. */
const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``

/** Whether a default is written as a value (`true`, `'h2'`), not as words such as “the number for the largest room”. */
const isValue = (text: string) => /^('[^']*'|"[^"]*"|-?[\d.]+|true|false|\[\]|\w+\.\w+)$/.test(text)

const defaultOf = ({ required, defaultValue }: PropDoc) => {
  if (required) return 'required'
  if (!defaultValue) return ''
  return isValue(defaultValue) ? code(defaultValue) : defaultValue.replaceAll('|', '\\|')
}

const cellsOf = (prop: PropDoc) => [
  code(prop.name),
  code(prop.type),
  defaultOf(prop),
  prop.description.replaceAll('|', '\\|'),
]

const elementOf = ({ inherits }: ComponentPartDoc) => {
  if (!inherits) return ''
  return /^[a-z]/.test(inherits) ? `, \`<${inherits}>\`` : `, \`${inherits}\``
}

const sectionOf = ({ name, parts }: ComponentDoc) => [
  `### ${name}`,
  ...parts.flatMap((part) => [
    `**\`${part.name}\`**${elementOf(part)}. ${part.description}`.trim(),
    ...(part.props.length > 0
      ? [formatMarkdownTable(['prop', 'type', 'default', ''], part.props.map(cellsOf))]
      : []),
  ]),
]

/** Returns the README of a package, with the tables of props generated from the source. */
export function renderReadme(name: string) {
  const readme = readFileSync(readmePath(name), 'utf8')
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${readmePath(name)} has no ${START} … ${END}`)
  const sections = readComponents(join(packages, name)).flatMap(sectionOf)
  return `${before}${[START, ...sections, END].join('\n\n')}${after}`
}

if (import.meta.main) {
  for (const name of packageFolders) writeFileSync(readmePath(name), renderReadme(name))
}
