import '../scripts/storybook/manager.ts'
