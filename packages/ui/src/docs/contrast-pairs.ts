import type { ContrastPair } from '../../../../stories/contrast-table.tsx'

/** The tokens whose contrast matters. */
export const contrastPairs: ContrastPair[] = [
  { colour: '--ui-text', on: '--ui-surface', kind: 'text' },
  // Also that of a placeholder.
  { colour: '--ui-text-quiet', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-accent-text', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-danger', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-success', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-warning', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-on-accent', on: '--ui-accent', kind: 'text' },
  { colour: '--ui-on-accent-hover', on: '--ui-accent-hover', kind: 'text' },
  { colour: '--ui-on-accent-hover', on: '--ui-accent-pressed', kind: 'text' },
  { colour: '--ui-on-selected', on: '--ui-selected', kind: 'text' },
  { colour: '--ui-on-selected', on: '--ui-selected-hover', kind: 'text' },
  { colour: '--ui-on-selected', on: '--ui-selected-pressed', kind: 'text' },
  { colour: '--ui-accent', on: '--ui-surface', kind: 'graphic' },
  // The hairline of the language menu.
  { colour: '--ui-line', on: '--ui-surface', kind: 'graphic', exempt: 'the text in it names the control' },
  { colour: '--ui-accent-hover', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-accent-pressed', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-selected', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-focus', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-ray', on: '--ui-surface', kind: 'graphic' },
]
