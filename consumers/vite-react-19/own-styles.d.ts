// The type of this app's own style sheet. The style sheets of the packages have their own types.
declare module '*/theme.css'
