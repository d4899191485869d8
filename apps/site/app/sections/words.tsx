import { Trans } from 'react-i18next'

/** What may stand in a text besides words: the phrase of a heading that is italic, and Italian in other languages. */
export const marks = { em: <em />, it: <span lang="it" /> }

/** A text with its marks: what stands in `<it>` is said as Italian by a screen reader. */
export const Words = ({ children }: { children: string }) => <Trans defaults={children} components={marks} />
