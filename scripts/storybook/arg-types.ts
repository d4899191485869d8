/// <reference path="./component-docs.d.ts" />

import { components } from 'virtual:component-docs'
import { isValidElement } from 'react'
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'
import type { PropDoc, PropKind } from '../component-docs/read-components.ts'
import { componentNameFromTitle } from './component-guide.ts'

/** The smallest value, the largest value and the step of a prop, for its slider. */
type PropRange = [min: number, max: number, step: number]

/** The ranges of a package's props of type number, by the name of the prop. */
export type SliderRanges = Record<string, PropRange>

/** Why a prop of this kind has no control. */
const REASONS: Partial<Record<PropKind, string>> = {
  node: 'Set in code: React elements have no control.',
  ref: 'Set in code: a ref has no control.',
  function: 'Set in code: functions have no control.',
  data: 'Set in code: these data contain elements or functions, or the story has none.',
}

/** Whether a control can show and change a value as JSON. */
const isPlain = (value: unknown): boolean => {
  if (isValidElement(value) || typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isPlain)
}

/** The control of a prop whose value in the story is `value`; false if a control cannot change the prop. */
function controlOf({ name, kind, options = [] }: PropDoc, value: unknown, ranges: SliderRanges) {
  if (kind === 'boolean') return { type: 'boolean' }
  if (kind === 'choice') return { type: options.length > 5 ? 'select' : 'inline-radio' }
  if (kind === 'text') return { type: 'text' }
  if (kind === 'number') {
    const range = ranges[name]
    return range ? { type: 'range', min: range[0], max: range[1], step: range[2] } : { type: 'number' }
  }
  if (kind === 'node') return typeof value === 'string' && { type: 'text' }
  if (kind === 'data') return value !== undefined && isPlain(value) && { type: 'object' }
  return false
}

/** Storybook's name for the type. It decides how Storybook reads the value of the arg from the URL. */
function storybookType({ kind, type, options = [] }: PropDoc) {
  if (kind === 'choice') return { name: 'enum', value: options }
  if (kind === 'text') return { name: 'string' }
  if (kind === 'boolean' || kind === 'number' || kind === 'function') return { name: kind }
  return { name: 'other', value: type }
}

function argTypeOf(prop: PropDoc, value: unknown, ranges: SliderRanges): InputType {
  const control = controlOf(prop, value, ranges)
  const isCallback = /^on[A-Z]/.test(prop.name)
  const reason = !control && !isCallback && REASONS[prop.kind]
  return {
    name: prop.name,
    description: [prop.description, reason].filter(Boolean).join(' '),
    control: control || { disable: true },
    ...(prop.options && { options: prop.options }),
    ...(isCallback && { action: prop.name }),
    type: { ...storybookType(prop), required: prop.required },
    table: {
      type: { summary: prop.type },
      ...(prop.defaultValue && { defaultValue: { summary: prop.defaultValue } }),
    },
  } as InputType
}

/**
 * Gives each story controls for the props of its component, chosen by the types in the source. For a component with
 * several parts: controls for all props of its root, and for those props of other parts that the story sets as args.
 */
export const argTypesFromSource =
  (ranges: SliderRanges): ArgTypesEnhancer =>
  ({ title, initialArgs, argTypes }) => {
    const parts = components.find(({ name }) => name === componentNameFromTitle(title))?.parts ?? []
    const props = new Map<string, PropDoc>()
    for (const [index, part] of parts.entries())
      for (const prop of part.props)
        if (!props.has(prop.name) && (index === 0 || prop.name in initialArgs)) props.set(prop.name, prop)
    const fromSource = [...props.values()].map((prop) => [
      prop.name,
      { ...argTypeOf(prop, initialArgs[prop.name], ranges), ...argTypes[prop.name] },
    ])
    // Props that a component passes on to its HTML element, such as `children`, are not in its source. A JSON control
    // would break a React element or a function, so these props get no control.
    const withoutControl = Object.entries(initialArgs)
      .filter(([name, value]) => !props.has(name) && !isPlain(value))
      .map(([name, value]) => [
        name,
        {
          name,
          control: { disable: true },
          ...(typeof value !== 'function' && { description: REASONS.node }),
          ...argTypes[name],
        },
      ])
    return { ...argTypes, ...Object.fromEntries([...fromSource, ...withoutControl]) }
  }
