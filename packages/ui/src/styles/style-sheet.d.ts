// The types of the package's style sheets: TypeScript 6 asks for them at `import '@meridiana/…/styles.css'`.
export {}
