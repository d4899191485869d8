import { configureStorybookManager } from '../scripts/storybook/manager.ts'

configureStorybookManager('Storybook')
