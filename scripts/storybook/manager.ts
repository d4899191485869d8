import { addons } from 'storybook/manager-api'
import { storybookTheme } from './theme.ts'

// Storybook's own interface, for the `manager.ts` of each Storybook.
addons.setConfig({
  theme: storybookTheme,
  // In a window of 900 px the canvas then has room for a dialog.
  bottomPanelHeight: 240,
  // The tables of states choose their states themselves.
  toolbar: { 'storybook/pseudo-states/tool': { hidden: true } },
  // The name of a docs page has the other names of its component, for the search; the sidebar leaves them out.
  sidebar: {
    renderLabel: ({ name, type, tags }) =>
      type === 'docs' && !tags?.some((tag) => tag.endsWith('-mdx')) ? 'Docs' : name.replace(/ \(.*\)$/, ''),
  },
})
