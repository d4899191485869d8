/// <reference path="./component-docs.d.ts" />

import { components } from 'virtual:component-docs'
import { sizes } from 'virtual:component-sizes'
import { Controls, Primary, Stories, Subtitle, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import type { ComponentPartDoc, SlotDoc } from '../component-docs/read-components.ts'
import { type ComponentGuide, type ComponentGuides, componentNameFromTitle } from './component-guide.ts'
import { useDocsPageGlobalsKey } from './use-docs-page-globals-key.ts'
import './component-page.css'

/** Renders a text in which `code` is marked as in Markdown. */
const WithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (index % 2 ? <code key={`${index} ${part}`}>{part}</code> : part))

const Slots = ({ slots }: { slots: SlotDoc[] }) => (
  <ul>
    {slots.map(({ name, children }, index) => (
      // The index is part of the key, because a slot can occur twice in a list, once for each state of the component.
      <li key={`${name} ${index}`}>
        <code>{name}</code>
        {children.length > 0 && <Slots slots={children} />}
      </li>
    ))}
  </ul>
)

function ComponentPart({ name, description, inherits, props, slots }: ComponentPartDoc) {
  const element = inherits && /^[a-z]/.test(inherits) ? `<${inherits}>` : inherits
  return (
    <section>
      <h3>
        <code>{name}</code>
      </h3>
      <p>
        <WithCode>{description}</WithCode>
        {element && (
          <>
            {' '}
            Takes all props of <code>{element}</code>.
          </>
        )}
      </p>
      {props.length > 0 && (
        <div className="docs-table">
          <table>
            <thead>
              <tr>
                <th>Prop</th>
                <th>Type</th>
                <th>Default</th>
                <th>Description</th>
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <tr key={prop.name}>
                  <td>
                    <code>{prop.name}</code>
                  </td>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>{prop.required ? 'required' : <code>{prop.defaultValue ?? '–'}</code>}</td>
                  <td>
                    <WithCode>{prop.description}</WithCode>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {slots.length > 0 && (
        <div className="docs-slots">
          <Slots slots={slots} />
        </div>
      )}
    </section>
  )
}

function Keyboard({ pattern, keys, notes }: ComponentGuide) {
  if (!pattern) return null
  return (
    <>
      <h2>Keyboard and screen readers</h2>
      <p>
        Pattern: <WithCode>{[pattern, notes].filter(Boolean).join('; ')}</WithCode>.
      </p>
      {keys && (
        <div className="docs-table">
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>Effect</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(keys).map(([key, effect]) => (
                <tr key={key}>
                  <td>{key}</td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/**
 * The docs page of a component: purpose, a live story with controls, do and don't, keys, parts with props and slots,
 * size, and all stories. Parts, props, slots and size come from the source.
 */
export default function ComponentPage({ guides }: { guides: ComponentGuides }) {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [title, otherNames] = preparedMeta.title
    .slice(preparedMeta.title.lastIndexOf('/') + 1)
    .split(/ \(|\)/)
  const name = componentNameFromTitle(preparedMeta.title)
  const component = components.find((one) => one.name === name)
  const guide = guides[name]
  const size = sizes[name]
  const globalsKey = useDocsPageGlobalsKey()
  const framesKey = preparedMeta.parameters.docs?.story?.inline === false ? globalsKey : undefined
  return (
    <>
      <Title>{title}</Title>
      {otherNames && <Subtitle>Also known as {otherNames}</Subtitle>}
      {component?.parts[0] && (
        <Unstyled>
          <p className="docs-purpose">
            <WithCode>{component.parts[0].description}</WithCode>
          </p>
        </Unstyled>
      )}
      <Primary key={`primary ${framesKey}`} />
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <div className="docs-controls">
          <Controls />
        </div>
      )}
      <Unstyled>
        <div className="docs-facts">
          {guide && (
            <div className="docs-use">
              <p>
                <strong>Do</strong> <WithCode>{guide.do}</WithCode>
              </p>
              <p>
                <strong>Don’t</strong> <WithCode>{guide.dont}</WithCode>
              </p>
            </div>
          )}
          {guide && <Keyboard {...guide} />}
          {component && (
            <>
              <h2>Parts, props and slots</h2>
              {component.parts.map((part) => (
                <ComponentPart key={part.name} {...part} />
              ))}
            </>
          )}
          {size !== undefined && (
            <p>
              Size: {size.toFixed(1)} KiB of script with all dependencies except React, gzipped. Parts that
              load on the first interaction do not count.
            </p>
          )}
        </div>
      </Unstyled>
      <Stories key={`stories ${framesKey}`} />
    </>
  )
}
