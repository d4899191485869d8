// Declares this app's own style sheet for TypeScript. The packages declare the types of their style sheets themselves.
declare module '*/theme.css'
