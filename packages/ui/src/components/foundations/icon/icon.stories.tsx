import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStoryPadding } from '../../../../test/story-decorators'
import { type AmenityIconName, Icon, type IconName } from './icon'

/**
 * **Do.** Use it beside a text.
 *
 * **Don’t.** Do not give it the meaning alone: a control with an icon only is an `IconButton` with a name.
 */
const meta = {
  component: Icon,
  args: { name: 'arrow-right' },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Icon>
export default meta

const controls: IconName[] = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron',
  'close',
  'menu',
  'pause',
  'play',
]

const amenities: AmenityIconName[] = [
  'wifi',
  'ac',
  'tv',
  'minibar',
  'phone',
  'hairdryer',
  'desk',
  'safe',
  'bathroom',
]

const facts: IconName[] = ['area', 'bed', 'bathroom', 'floor', 'sun', 'cot', 'price']

export const OneIcon: StoryObj<typeof meta> = {}

export const ControlIcons: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      {controls.map((name) => (
        <span key={name}>
          <Icon {...args} name={name} /> {name}
        </span>
      ))}
    </>
  ),
}

export const AmenityIcons: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      {amenities.map((name) => (
        <span key={name}>
          <Icon {...args} name={name} /> {name}
        </span>
      ))}
    </>
  ),
}

export const FactIcons: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      {facts.map((name) => (
        <span key={name}>
          <Icon {...args} name={name} /> {name}
        </span>
      ))}
    </>
  ),
}
