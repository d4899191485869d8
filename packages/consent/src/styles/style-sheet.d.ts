// The types of the package's style sheets, which TypeScript 6 needs for `import '@meridiana/…/styles.css'`.
export {}
