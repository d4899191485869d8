import { Fragment, type ReactElement } from 'react'

/** The modules from which the code of a story imports, by their import path: `@meridiana/ui`. */
export type StoryModules = Record<string, object>

/** A provider that all components of a module need: the name of its element, its props, and the lines before it. */
export interface StoryProvider {
  path: string
  name: string
  props: string
  setup: string[]
}

const indented = (code: string) => `  ${code.replaceAll('\n', '\n  ')}`

/** Finds the exported components of modules, and the parts of exported namespaces. */
export function findComponents(modules: StoryModules) {
  const components = new Map<unknown, { name: string; path: string }>()
  for (const [path, module] of Object.entries(modules))
    for (const [name, value] of Object.entries(module)) {
      if (typeof value === 'function' || value.$$typeof) components.set(value, { name, path })
      else
        for (const part of Object.keys(value)) components.set(value[part], { name: `${name}.${part}`, path })
    }
  return components
}

/**
 * Completes the code that Storybook prints for a story: components have the names of their exports, and the imports
 * come first.
 */
export function createCodePrinter(
  components: ReturnType<typeof findComponents>,
  providers: StoryProvider[] = [],
) {
  const pathOf = new Map(
    [...components.values()].map(({ name, path }) => [name.replace(/\..*/, ''), path] as const),
  )
  return {
    nameOf({ type }: ReactElement) {
      if (typeof type === 'string') return type
      if (type === Fragment) return ''
      return components.get(type)?.name ?? (type as { displayName?: string }).displayName ?? type.name
    },
    /** Other functions than components, mostly event handlers, are empty in the code. */
    functionValue: (value: unknown) => components.get(value)?.name ?? '() => {}',
    /** Makes a component of the JSX of a story. Storybook passes no JSX at first, and copied code a second time. */
    complete(printed: string) {
      if (!printed || printed.includes('export const Example')) return printed
      const story = printed
        .replace(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
        // The messages of a widget are an import, and a picture is a file of the site.
        .replace(/messages=\{\{.*?locale: '(\w+)'.*?\}\}/gs, 'messages={$1}')
        .replace(/(["'])[^"'\s]*\/([\w-]+?)(-[\w-]{8})?\.(svg|webp|jpg|png)\1/g, '$1/pictures/$2.$4$1')
      const componentsIn = (jsx: string) =>
        new Set([...pathOf.keys()].filter((name) => RegExp(`[<{]${name}\\b`).test(jsx)))
      const needed = providers.filter(({ path, name }) => {
        const used = componentsIn(story)
        return !used.has(name) && [...used].some((component) => pathOf.get(component) === path)
      })
      const jsx = needed.reduce(
        (inner, { name, props }) => `<${name} ${props}>\n${indented(inner)}\n</${name}>`,
        story,
      )
      const names = [...componentsIn(jsx)]
      const paths = [...new Set(names.flatMap((name) => pathOf.get(name) ?? []))]
      const locale = story.match(/messages=\{(\w+)\}/)?.[1]
      const lines = [
        ...paths.flatMap((path) => [
          `import { ${names.filter((name) => pathOf.get(name) === path).join(', ')} } from '${path}'`,
          ...(path === '@meridiana/ui' ? [`import '${path}/fonts.css'`] : []),
          `import '${path}/styles.css'`,
        ]),
        ...(locale ? [`import { ${locale} } from '@meridiana/reviews-widget/locales/${locale}'`] : []),
        ...needed.flatMap(({ setup }) => setup),
      ]
      return `${lines.join('\n')}\n\nexport const Example = () => (\n${indented(jsx)}\n)`
    },
  }
}
