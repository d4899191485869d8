import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, type IconName } from './icon'

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'arrow-right' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Icon>
export default meta

const names: IconName[] = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron',
  'close',
  'menu',
  'pause',
  'play',
]

export const All: StoryObj<typeof meta> = {
  render: () => (
    <>
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} /> {name}
        </span>
      ))}
    </>
  ),
}
