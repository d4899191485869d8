import type { Meta, StoryObj } from '@storybook/react-vite'
import { pictureUrl } from '../../test/picture-url'
import { Sundial } from '../components/foundations/sundial/sundial'
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
  Text,
  TextLink,
  TwoColumns,
} from '../index'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta

export const WholePage: StoryObj = {
  render: () => (
    <>
      <main>
        <Section scheme="night" aria-labelledby="title">
          <TwoColumns ratio="7:5">
            <Stack>
              <SectionTitle
                as="h1"
                size="h1"
                id="title"
                marker={<Sundial hour={7} />}
                kicker="The hour of the boat"
              >
                A house <em>at the water’s edge</em>
              </SectionTitle>
              <Text size="lead">
                Take the last boat, we keep the light on. Breakfast lasts as long as you do.
              </Text>
              <Button asChild>
                <a href="#book">Check availability</a>
              </Button>
            </Stack>
            <Picture.Arch>
              <Picture.Root
                src={pictureUrl('drawings/where.svg')}
                width={1200}
                height={1420}
                alt="A white road lined with cypresses runs down to the town."
              />
            </Picture.Arch>
          </TwoColumns>
        </Section>

        <Section scheme="light" aria-labelledby="way">
          <TwoColumns ratio="5:6" align="start">
            <Stack>
              <SectionTitle id="way" marker={<Sundial hour={10} />} kicker="Getting here">
                Twelve minutes <em>from the station</em>
              </SectionTitle>
              <Text>
                Line 4 stops at the garden gate. With luggage, write to us: somebody comes with a cart.
              </Text>
              <TextLink href="#timetable">See the timetable</TextLink>
            </Stack>
            <FactList.Root>
              <FactList.Item value="12′">by boat to the station</FactList.Item>
              <FactList.Item value={9}>kinds of room</FactList.Item>
              <FactList.Item value={2}>jetties</FactList.Item>
            </FactList.Root>
          </TwoColumns>
        </Section>

        <Section scheme="band" aria-labelledby="fairs">
          <Stack>
            <Heading id="fairs">
              In town <em>for the fair?</em>
            </Heading>
            <DividedList.Root>
              <DividedList.Item marker="16–20 Jan" action={<TextLink href="#glass">Discover</TextLink>}>
                <Heading as="h3" size="h3">
                  Glass Week
                </Heading>
              </DividedList.Item>
              <DividedList.Item marker="5–8 Mar" action={<TextLink href="#boats">Discover</TextLink>}>
                <Heading as="h3" size="h3">
                  The Boat Fair
                </Heading>
              </DividedList.Item>
            </DividedList.Root>
          </Stack>
        </Section>

        <Section scheme="quiet" aria-labelledby="questions">
          <TwoColumns ratio="4:8" align="start">
            <Heading id="questions">Questions</Heading>
            <Accordion.Root>
              <Accordion.Item question="From when can we check in?" open>
                <Text>From 15:00. Earlier or later on request: write to us the day before.</Text>
              </Accordion.Item>
              <Accordion.Item question="May the dog come?">
                <Text>Yes, and it has a bowl of its own in the hall.</Text>
              </Accordion.Item>
            </Accordion.Root>
          </TwoColumns>
        </Section>
      </main>
      <Footer.Root>
        <Footer.Brand>A house at the water’s edge</Footer.Brand>
        <Footer.Legal>© 2026</Footer.Legal>
      </Footer.Root>
    </>
  ),
}
