// The styles of this app. Those of the packages have their own types.
declare module '*/theme.css'
