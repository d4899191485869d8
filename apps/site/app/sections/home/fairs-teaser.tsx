import {
  DividedList,
  Heading,
  Icon,
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TextLink,
  TwoColumns,
  VisuallyHidden,
} from '@meridiana/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../hooks/use-clock'
import { useHomePageData } from '../../hooks/use-home-page-data'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import type { NextFairs } from '../../lib/fairs/next-fairs'
import { formatTime } from '../../lib/formats/format'
import { spellNumber } from '../../lib/formats/number-words'
import { ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

/**
 * The next fairs. If those in the page's data are from another day, as those from the build mostly are, loads them again,
 * because `fiere.json` changes without a build; and once more on each new day. Does nothing without network.
 */
function useNextFairs(): NextFairs {
  const data = useHomePageData()
  const language = activeLanguage(useTranslation().i18n)
  const [loaded, setLoaded] = useState<NextFairs>()
  const today = useClock((now) => now.toDateString(), data.day)
  useEffect(() => {
    if (today === data.day || !navigator.onLine) return
    let mounted = true
    import('../../lib/fairs/next-fairs')
      .then(({ loadNextFairs }) => loadNextFairs(language))
      .then(
        (fairs) => mounted && setLoaded(fairs),
        // If the script fails to load, the page keeps the fairs that it has.
        () => {},
      )
    return () => {
      mounted = false
    }
  }, [today, data.day, language])
  return (today !== data.day && loaded) || data
}

/** A text about the fairs, a link to their calendar, and a list of the next fairs if there are any. */
export function FairsTeaser() {
  const { fairs } = useNextFairs()
  const { t, i18n } = useTranslation('home')
  const language = activeLanguage(i18n)
  return (
    <Section scheme="band" space="compact" aria-labelledby="fairs">
      <TwoColumns ratio="5:6" align="start">
        <ScrollReveal>
          <Stack>
            <SectionTitle id="fairs" marker={<Sundial hour={8} />} kicker={t('fairs.kicker')}>
              <RichText>{t('fairs.title')}</RichText>
            </SectionTitle>
            <Text>
              {t('fairs.text', {
                minutes: spellNumber(hotel.fairCentre.minutesByCar, language),
                breakfast: formatTime(hotel.breakfast.opensForFairs, language),
              })}
            </Text>
            <TextLink asChild>
              <PageLink to="/fiere">{t('fairs.all')}</PageLink>
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
                      <VisuallyHidden>{` ${fair.title}`}</VisuallyHidden>
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
