import { Heading, Kicker, Mark, Reveal, Section, Split, Stack, Text } from '@meridiana/ui'
import { Trans, useTranslation } from 'react-i18next'
import { hotel } from '../hotel'
import { Words } from './words'

/** What kind of house it is: its sign, and two paragraphs. */
export function About() {
  const { t } = useTranslation('home')
  return (
    <Section aria-labelledby="about">
      <Split ratio="5:6" align="start">
        <Stack>
          <Kicker hour={11}>{hotel.name}</Kicker>
          <Heading id="about">
            <Trans t={t} i18nKey="about.title" components={{ em: <em /> }} />
          </Heading>
        </Stack>
        <Reveal asChild>
          <Stack>
            <Mark size="large" />
            {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
              <Text key={paragraph} size="lead">
                <Words>{paragraph}</Words>
              </Text>
            ))}
          </Stack>
        </Reveal>
      </Split>
    </Section>
  )
}
