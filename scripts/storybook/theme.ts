import { create } from 'storybook/theming'

/** Theme of Storybook's own interface, in the colours of the design system. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Casa Meridiana',
  fontBase: '"Hanken Grotesk", "Hanken Grotesk Fallback", Arial, sans-serif',
  colorPrimary: '#9b472a',
  colorSecondary: '#9b472a',
  appBg: '#f4eee2',
  appContentBg: '#fbf8f1',
  appPreviewBg: '#fbf8f1',
  appBorderColor: '#d9cfbd',
  appBorderRadius: 0,
  textColor: '#211f1a',
  textMutedColor: '#665f52',
  barBg: '#fbf8f1',
  inputBorder: '#d9cfbd',
  inputBorderRadius: 0,
})
