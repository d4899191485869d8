import { createStorybook, storiesIn } from '../../../scripts/storybook/main.ts'

export default createStorybook(storiesIn('..'))
