declare module 'virtual:component-docs' {
  export const components: import('../component-docs/read-components.ts').ComponentDoc[]
  /** KiB of each component. */
  export const sizes: Record<string, number>
}
