import { addons } from 'storybook/manager-api'
import { createStorybookTheme } from './theme.ts'

/** Sets up Storybook's own interface. For the `manager.ts` of each Storybook. */
export const configureStorybookManager = (title: string) =>
  addons.setConfig({
    theme: createStorybookTheme(title),
    // The other names of a component are in its title for the search; the sidebar leaves them out.
    sidebar: { showRoots: true, renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
  })
