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
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { useFairs } from '../../hooks/use-fairs'
import { useToday } from '../../hooks/use-today'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import type { loader } from '../../lib/facts/home-data'
import { isOver } from '../../lib/fairs/fair-period'
import { findNextFairs } from '../../lib/fairs/next-fairs'
import { formatTime } from '../../lib/formats/format'
import { spellNumber } from '../../lib/formats/number-words'
import { ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

/** Loads the code, too, only when it is needed: the home page of the day of the build does without. */
const loadFairs = async (today: string) => (await import('../../lib/fairs/load')).loadFairs(today)

/**
 * The next fairs. On another day than that of the build they are those of the current list, because `fiere.json` changes
 * without a build; while it loads, or if it fails to, those of the build that have not ended.
 */
function useNextFairs() {
  const { day, nextFairs } = useLoaderData<typeof loader>()
  const language = activeLanguage(useTranslation().i18n)
  const today = useToday()
  const list = useFairs(today, today === day ? undefined : loadFairs)
  return list.state === 'ready'
    ? findNextFairs(list.fairs, today, language)
    : nextFairs.filter(({ to }) => !isOver(to, today))
}

/** A text about the fairs, a link to their calendar, and a list of the next fairs if there are any. */
export function FairsTeaser() {
  const fairs = useNextFairs()
  const { fairPrice } = useLoaderData<typeof loader>()
  const { t, i18n } = useTranslation('home')
  const language = activeLanguage(i18n)
  // The heading names the fair, so the link shows only the words before and after its name.
  const [before, after] = t('fairs.discover', { fair: '|' }).split('|')
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
                fairPrice,
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
                      {before}
                      <VisuallyHidden>{` ${fair.title} `}</VisuallyHidden>
                      {after}
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
