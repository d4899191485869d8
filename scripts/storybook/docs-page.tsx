import {
  Canvas,
  Controls,
  DocsContainer,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  PureArgsTable,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useEffect } from 'react'
import { describeProps } from './controls.ts'
import type { findComponents } from './story-code.ts'

/** Wraps a docs page in a `main` landmark, because Storybook renders none. */
export const DocsMain = (props: ComponentProps<typeof DocsContainer>) => (
  <main>
    <DocsContainer {...props} />
  </main>
)

/** The component as the source describes it: react-docgen-typescript writes `__docgenInfo`. */
interface DocumentedComponent {
  __docgenInfo?: { description?: string; props?: object }
}

/** The words of a component, in which an address in brackets becomes a link. */
const Words = ({ of }: { of: unknown }) => {
  const words = (of as DocumentedComponent | undefined)?.__docgenInfo?.description ?? ''
  return <Markdown>{words.replace(/(\w+)\s+\((https:[^)]+)\)/g, '[$1]($2)')}</Markdown>
}

/**
 * The docs page of a component. Storybook's own shows the first story twice and only one of two texts: here are the
 * description of the component, its states, the first story with its controls, the guide (the comment above `meta`, whose
 * paragraphs get headings), the props of the other parts, and the other stories.
 */
export function DocsPage({ components }: { components: ReturnType<typeof findComponents> }) {
  const { component, title, parameters } = useOf('meta', ['meta']).preparedMeta
  const docs = useContext(DocsContext)
  // Storybook’s controls begin with the values of `mapping`, which are no choices. This event has the names.
  useEffect(() => {
    const { id: storyId, unmappedArgs: args } = docs.getStoryContext(docs.storyById())
    docs.channel.emit('storyArgsUpdated', { storyId, args })
  }, [docs])
  const own = components.get(component)?.name
  const namespace = own?.includes('.') && own.replace(/\..*/, '.')
  const parts = [...components].filter(
    ([part, { name }]) =>
      namespace && part !== component && name.startsWith(namespace) && '__docgenInfo' in Object(part),
  )
  const { component: guide = '' } = parameters.docs.description ?? {}
  const states = docs.componentStories().find(({ parameters }) => parameters.states)
  return (
    <>
      <Title>{title.replace(/^.*\//, '')}</Title>
      <Words of={component} />
      {states && <Heading>States</Heading>}
      {states && <Canvas of={states.moduleExport} sourceState="none" />}
      <Heading>Props</Heading>
      <Primary />
      <Controls />
      <Markdown>{guide.replace(/^\*\*(.*?)\.\*\*/gm, '### $1\n\n')}</Markdown>
      {parts.map(([part, { name }]) => (
        <section key={name}>
          <h3>{name}</h3>
          <Words of={part} />
          {Object.keys((part as DocumentedComponent).__docgenInfo?.props ?? {}).length > 0 && (
            <PureArgsTable
              rows={describeProps({ argTypes: parameters.docs.extractArgTypes(part), initialArgs: {} })}
            />
          )}
        </section>
      ))}
      <Stories includePrimary={false} />
    </>
  )
}
