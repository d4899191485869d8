import { create } from 'storybook/theming'

/** Theme of Storybook's own interface, in the colours of the design system. */
export const createStorybookTheme = (title: string) =>
  create({
    base: 'light',
    brandTitle: `Casa Meridiana · ${title}`,
    brandTarget: '_self',
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
    barTextColor: '#665f52',
    barSelectedColor: '#9b472a',
    barHoverColor: '#9b472a',
    inputBg: '#fbf8f1',
    inputBorder: '#d9cfbd',
    inputTextColor: '#211f1a',
    inputBorderRadius: 0,
  })
