import {
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { BrandMark } from '../shared/brand-mark'

/** Text about the hotel: the logo and two paragraphs. */
export function AboutSection() {
  const { t } = useTranslation('home')
  return (
    <Section aria-labelledby="about">
      <TwoColumns ratio="5:6" align="start">
        <Stack>
          <SectionTitle id="about" marker={<Sundial hour={11} />} kicker={hotel.name}>
            <RichText>{t('about.title')}</RichText>
          </SectionTitle>
        </Stack>
        <ScrollReveal asChild>
          <Stack>
            <BrandMark size="large" />
            {t('about.paragraphs', { returnObjects: true }).map((paragraph) => (
              <Text key={paragraph} size="lead">
                <RichText>{paragraph}</RichText>
              </Text>
            ))}
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
