import { configureStorybookManager } from '../../../scripts/storybook/manager.ts'

configureStorybookManager('@meridiana/reviews-widget')
