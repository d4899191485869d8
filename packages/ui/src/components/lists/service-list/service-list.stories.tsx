import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { messagesFor, type StoryMessages } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import * as ServiceList from './service-list'

type Args = ComponentProps<typeof ServiceList.Root> &
  Pick<ServiceList.ServiceListItemProps, 'title' | 'heading'>

/**
 * **Do.** Write the name of the service first. The sentence below it says how to get it.
 *
 * **Don’t.** Do not list what every hotel has.
 */
const meta = {
  component: ServiceList.Root,
  argTypes: {
    title: { description: 'The name of the first service.', control: 'text', table: { category: 'Item' } },
    heading: { control: 'inline-radio', options: ['h2', 'h3', 'h4'], table: { category: 'Item' } },
  },
  args: { title: en.services[0]?.title ?? '', heading: 'h2' },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const services = ({ services }: StoryMessages, heading: Args['heading'], first?: Args['title']) =>
  services.map(({ title, text }, index) => (
    <ServiceList.Item key={title} heading={heading} title={index > 0 ? title : (first ?? title)}>
      {text}
    </ServiceList.Item>
  ))

export const WithDescriptions: Story = {
  render: ({ title, heading, ...args }, context) => (
    <ServiceList.Root {...args}>{services(messagesFor(context), heading, title)}</ServiceList.Root>
  ),
}

/** Services without a description. If the last service is alone in its row, it has the width of one column. */
export const NamesOnly: Story = {
  render: ({ title: _, heading, ...args }, context) => (
    <ServiceList.Root {...args}>
      {messagesFor(context)
        .services.slice(0, 4)
        .map(({ title }) => (
          <ServiceList.Item key={title} heading={heading} title={title} />
        ))}
    </ServiceList.Root>
  ),
}

export const OnDark: Story = {
  ...WithDescriptions,
  globals: { scheme: 'night' },
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: ({ title: _, heading, ...args }, context) => {
    const { longTitle } = messagesFor(context)
    return (
      <ServiceList.Root {...args}>
        <ServiceList.Item heading={heading} title={longTitle} />
        {services(messagesFor(context), heading)}
      </ServiceList.Root>
    )
  },
}
