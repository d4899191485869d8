import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { pictureUrl } from '../../../../test/picture-url'
import { Sundial } from '../../foundations/sundial/sundial'
import * as Picture from '../../pictures/picture/picture'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { SectionTitle } from '../section-title/section-title'
import { Stack, TwoColumns } from './two-columns'

/**
 * **Do.** Put the picture and the text into it. Choose the ratio by the picture.
 *
 * **Don’t.** Do not make more than two columns with it.
 */
const meta = {
  tags: ['split', 'stack'],
  component: TwoColumns,
} satisfies Meta<typeof TwoColumns>
export default meta

export const PictureAndText: StoryObj<typeof meta> = {
  args: { ratio: '5:6' },
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <Section aria-label={where.kicker}>
        <TwoColumns {...args}>
          <Picture.Arch>
            <Picture.Root
              src={pictureUrl('drawings/where.svg')}
              alt={where.picture}
              width={1200}
              height={1420}
            />
          </Picture.Arch>
          <Stack>
            <SectionTitle marker={<Sundial hour={9} />} kicker={where.kicker}>
              {where.title}
            </SectionTitle>
            <Text>{where.text}</Text>
          </Stack>
        </TwoColumns>
      </Section>
    )
  },
}
