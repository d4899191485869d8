import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../test/messages'
import { pictureUrl } from '../../test/picture-url'
import {
  Accordion,
  Button,
  DividedList,
  FactList,
  Footer,
  Heading,
  Picture,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TextLink,
  TwoColumns,
} from '../index'

const meta = { tags: ['!autodocs', 'template', 'responsive', 'breakpoints'] } satisfies Meta
export default meta

export const WholePage: StoryObj = {
  render: (_, context) => {
    const { hero, where, check, allRooms, fairs, discover, faq, footer } = messagesFor(context)
    const [first] = hero.slides
    const markerAt = (hour: number) => context.globals.theme === 'casa-meridiana' && <Sundial hour={hour} />
    return (
      <>
        <main>
          <Section scheme="night" aria-labelledby="title">
            <TwoColumns ratio="7:5">
              <Stack>
                <SectionTitle as="h1" size="h1" id="title" marker={markerAt(19)} kicker={first?.kicker}>
                  {first?.title}
                </SectionTitle>
                <Text size="lead">{first?.text}</Text>
                <Button asChild>
                  <a href="#book">{check}</a>
                </Button>
              </Stack>
              <Picture.Arch>
                <Picture.Root
                  src={pictureUrl('drawings/where.svg')}
                  width={1200}
                  height={1420}
                  alt={where.picture}
                />
              </Picture.Arch>
            </TwoColumns>
          </Section>

          <Section aria-labelledby="where">
            <TwoColumns ratio="5:6" align="start">
              <Stack>
                <SectionTitle id="where" marker={markerAt(9)} kicker={where.kicker}>
                  {where.title}
                </SectionTitle>
                <Text>{where.text}</Text>
                <TextLink href="#rooms">{allRooms}</TextLink>
              </Stack>
              <FactList.Root>
                <FactList.Item value="10′">{where.minutes}</FactList.Item>
                <FactList.Item value={9}>{where.rooms}</FactList.Item>
                <FactList.Item value={2}>{where.chargers}</FactList.Item>
              </FactList.Root>
            </TwoColumns>
          </Section>

          <Section scheme="band" aria-labelledby="fairs">
            <Stack>
              <Heading id="fairs">{fairs.title}</Heading>
              <DividedList.Root>
                {fairs.list.map(({ title, dates }) => (
                  <DividedList.Item
                    key={title}
                    marker={dates}
                    action={
                      <TextLink href={`#${title}`} aria-label={`${discover} ${title}`}>
                        {discover}
                      </TextLink>
                    }
                  >
                    <Heading as="h3" size="h3">
                      {title}
                    </Heading>
                  </DividedList.Item>
                ))}
              </DividedList.Root>
            </Stack>
          </Section>

          <Section scheme="quiet" aria-label="FAQ">
            <Accordion.Root>
              {faq.map(({ question, answer }) => (
                <Accordion.Item key={question} question={question}>
                  <Text>{answer}</Text>
                </Accordion.Item>
              ))}
            </Accordion.Root>
          </Section>
        </main>
        <Footer.Root>
          <Footer.Brand>{footer.line}</Footer.Brand>
          <Footer.Legal>© 2026</Footer.Legal>
        </Footer.Root>
      </>
    )
  },
}
