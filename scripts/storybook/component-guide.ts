/** What the docs page of a component says beyond its source. */
export interface ComponentGuide {
  /** Pattern of the ARIA Authoring Practices Guide, or the native element. */
  pattern?: string
  /** Keys, and what each does. */
  keys?: Record<string, string>
  /** What screen readers announce, where focus goes. */
  notes?: string
  do: string
  dont: string
}

/** The guides of a package, by component. */
export type ComponentGuides = Record<string, ComponentGuide>

/** The component that a title names: `Components/Lists/Line list` is `LineList`. Other names follow in brackets. */
export const componentOfTitle = (title: string) =>
  title
    .replace(/ \(.*/, '')
    .slice(title.lastIndexOf('/') + 1)
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
