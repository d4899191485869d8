import { configureManager } from '../../../scripts/storybook/manager.ts'

configureManager('@meridiana/ui')
