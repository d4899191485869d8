/** The handwritten texts of a component's docs page, which the component's source does not contain. */
export interface ComponentGuide {
  /** Pattern of the ARIA Authoring Practices Guide that the component follows, or its native element. */
  pattern?: string
  /** Keys that the component handles, and what each does. */
  keys?: Record<string, string>
  /** What screen readers announce, and where the focus moves. */
  notes?: string
  do: string
  dont: string
}

/** The guides of a package, by component. */
export type ComponentGuides = Record<string, ComponentGuide>

/**
 * Returns the component that the title of a story names: `Components/Lists/Divided list` is `DividedList`. Leaves out
 * other names of the component, which follow in brackets.
 */
export const componentNameFromTitle = (title: string) =>
  title
    .replace(/ \(.*/, '')
    .slice(title.lastIndexOf('/') + 1)
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
