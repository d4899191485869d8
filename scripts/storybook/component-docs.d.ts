declare module 'virtual:component-docs' {
  export const components: import('../component-docs/read-components.ts').ComponentDoc[]
}

declare module 'virtual:component-sizes' {
  /** Size of each component in KiB. */
  export const sizes: Record<string, number>
}
