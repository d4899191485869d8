import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import * as ServiceList from './service-list'

const meta = {
  title: 'Components/Lists/Service list',
  component: ServiceList.Root,
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="quiet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceList.Root>
export default meta
type Story = StoryObj<typeof meta>

const services = ({ services }: StoryMessages) =>
  services.map(({ title, text }) => (
    <ServiceList.Item key={title} heading="h2" title={title}>
      {text}
    </ServiceList.Item>
  ))

export const WithDescriptions: Story = {
  render: (args, context) => <ServiceList.Root {...args}>{services(messagesFor(context))}</ServiceList.Root>,
}

/** The last of these services is alone in its row. */
export const NamesOnly: Story = {
  render: (args, context) => (
    <ServiceList.Root {...args}>
      {messagesFor(context)
        .services.slice(0, 4)
        .map(({ title }) => (
          <ServiceList.Item key={title} heading="h2" title={title} />
        ))}
    </ServiceList.Root>
  ),
}

export const InNightScheme: Story = {
  ...WithDescriptions,
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="night">
        <Story />
      </div>
    ),
  ],
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const { longTitle } = messagesFor(context)
    return (
      <ServiceList.Root {...args}>
        <ServiceList.Item heading="h2" title={longTitle} />
        {services(messagesFor(context))}
      </ServiceList.Root>
    )
  },
}
