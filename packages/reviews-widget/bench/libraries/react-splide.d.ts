// The package `@splidejs/react-splide` has types, but the `exports` of its `package.json` do not name them, so
// TypeScript does not find them.
declare module '@splidejs/react-splide' {
  interface SplideProps {
    'aria-label'?: string
    options?: object
    children?: import('react').ReactNode
  }
  export const Splide: import('react').ComponentType<SplideProps>
  export const SplideSlide: import('react').ComponentType<{ children?: import('react').ReactNode }>
}

declare module '@splidejs/react-splide/css' {}
