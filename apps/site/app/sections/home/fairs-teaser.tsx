import {
  DividedList,
  Heading,
  Icon,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Text,
  TextLink,
  TwoColumns,
  VisuallyHidden,
} from '@meridiana/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRevalidator } from 'react-router'
import { useHomePageData } from '../../hooks/use-home-page-data'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { toIsoDate } from '../../lib/format'
import { SavedFairListNote } from '../fairs/saved-fair-list-note'
import { ExternalLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

/**
 * Loads the fairs again if they were loaded on another day, so that past fairs disappear. Does nothing without network.
 */
function useTodaysFairs() {
  const { day, fairs, savedAt } = useHomePageData()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (day !== toIsoDate(new Date()) && navigator.onLine) revalidate()
  }, [day, revalidate])
  return { fairs, savedAt }
}

/** A text about the fairs, a link to their calendar, and a list of the next fairs if there are any. */
export function FairsTeaser() {
  const { fairs, savedAt } = useTodaysFairs()
  const { t } = useTranslation('home')
  const { localize } = usePage()
  return (
    <Section scheme="band" space="compact" aria-labelledby="fairs">
      <TwoColumns ratio="5:6" align="start">
        <ScrollReveal>
          <Stack>
            <SectionTitle id="fairs" hour={8} kicker={t('fairs.kicker')}>
              <RichText>{t('fairs.title')}</RichText>
            </SectionTitle>
            <Text>{t('fairs.text', { minutes: hotel.fairCentre.minutesByCar })}</Text>
            <SavedFairListNote savedAt={savedAt} />
            <TextLink asChild>
              <Link to={localize('/fiere')}>{t('fairs.all')}</Link>
            </TextLink>
          </Stack>
        </ScrollReveal>
        {fairs.length > 0 && (
          <DividedList.Root aria-label={t('fairs.next')}>
            {fairs.map((fair) => (
              <DividedList.Item
                key={fair.id}
                marker={fair.dates}
                action={
                  <TextLink asChild>
                    <ExternalLink href={fair.href}>
                      {t('fairs.discover')}
                      <VisuallyHidden> {fair.title}</VisuallyHidden>
                      <Icon name="arrow-right" />
                    </ExternalLink>
                  </TextLink>
                }
              >
                <Heading as="h3" size="h3">
                  {fair.title}
                </Heading>
                <Text size="label" tone="quiet">
                  {fair.venue ?? hotel.fairCentre.name}
                </Text>
              </DividedList.Item>
            ))}
          </DividedList.Root>
        )}
      </TwoColumns>
    </Section>
  )
}
