import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { Button } from '../../actions/button/button'
import { TextLink } from '../../actions/text-link/text-link'
import { Sundial } from '../../foundations/sundial/sundial'
import { MessagePage } from './message-page'

const sundial = <Sundial size="large" />

/** The sundial is an ornament of Casa Meridiana. */
const ornamentOfTheme = 'as in the theme'

/**
 * **Do.** Say what happened and what the visitor can do now, with one main action.
 *
 * **Don’t.** Do not use it for an error of one part of a page. Show that where the part would be.
 */
const meta = {
  tags: ['404', 'not found', 'error page', 'offline'],
  component: MessagePage,
  argTypes: {
    ornament: choiceOf({ [ornamentOfTheme]: ornamentOfTheme, Sundial: sundial, None: undefined }),
  },
  args: {
    title: en.notFound,
    text: en.messagePage.text,
    children: (
      <Button asChild>
        <a href="#home">{en.messagePage.home}</a>
      </Button>
    ),
  },
  render: ({ ornament, ...args }, { globals: { theme } }) => {
    const isChosen = ornament !== ornamentOfTheme
    return <MessagePage {...args} ornament={isChosen ? ornament : theme === 'casa-meridiana' && sundial} />
  },
} satisfies Meta<typeof MessagePage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { args: { code: '404', ornament: ornamentOfTheme } }

export const TwoActions: Story = {
  args: {
    title: en.messagePage.offline,
    text: en.fairs.empty,
    children: (
      <>
        <Button>{en.messagePage.retry}</Button>
        <TextLink href="#home">{en.messagePage.home}</TextLink>
      </>
    ),
  },
}

export const GermanAt320: Story = {
  args: { code: '404', title: en.longTitle },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
