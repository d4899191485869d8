import { Button, FairCard, FilterPills, Heading, Stack, Text, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFairs } from '../../hooks/use-fairs'
import { useToday } from '../../hooks/use-today'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import {
  createMonthFilters,
  filterFairsByMonth,
  listUpcomingFairs,
  type MonthFilter,
} from '../../lib/fairs/fair-months'
import { type LoadedFairs, loadFairs } from '../../lib/fairs/load'
import type { Fair } from '../../lib/fairs/schema'
import { listShortMonths } from '../../lib/formats/format'
import { ExternalLink } from '../shared/external-link'
import { FairCards } from './fair-cards'

/** Number of placeholder cards while the fair list loads. */
const SKELETONS = 12

/** Number of cards at first, and number that each press on “More fairs” adds: a long list would render slowly. */
const STEP = 48

/**
 * Number of cards in the first render, enough for a large window: on a phone, the layout of all cards is a long task.
 * After Back all are rendered at once, because the browser returns to a part of the page.
 */
const FIRST_CARDS = 6

interface FairListProps {
  /** The list of the build. */
  built: LoadedFairs
}

/**
 * The calendar of fairs: skeletons in front of the list of the build while the list loads, then the fairs with a filter,
 * or a message if there are none. If the list fails to load, that of the build is shown.
 */
export function FairList({ built }: FairListProps) {
  const today = useToday()
  const list = useFairs(today, loadFairs, built)
  const [isReturn] = useState(list.state === 'ready')
  const shown = list.state === 'ready' ? list : built
  const fairs = shown.state === 'ready' ? listUpcomingFairs(shown.fairs, today) : []
  return (
    <div aria-busy={list.state === 'waiting'}>
      {list.state === 'waiting' ? (
        <LoadingFairs fairs={fairs} today={today} />
      ) : fairs.length === 0 ? (
        <NoFairs />
      ) : (
        <FilteredFairs fairs={fairs} today={today} first={isReturn ? STEP : FIRST_CARDS} />
      )}
    </div>
  )
}

/**
 * Skeletons, and the list of the build, of which the style sheet shows one: the list where scripts do not run, or the
 * application has failed. React leaves the HTML of the list as it is, because it will not be seen where React runs.
 */
function LoadingFairs({ fairs, today }: { fairs: Fair[]; today: string }) {
  const { t } = useTranslation('fairs')
  return (
    <>
      <VisuallyHidden role="status" className="with-script">
        {t('loading')}
      </VisuallyHidden>
      <FairCard.Grid className="with-script" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <FairCard.Skeleton key={index} />
        ))}
      </FairCard.Grid>
      {import.meta.env.SSR ? (
        <div className="without-script">
          {fairs.length === 0 ? <NoFairs /> : <FairCards fairs={fairs} today={today} />}
        </div>
      ) : (
        <div className="without-script" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </>
  )
}

interface FilteredFairsProps {
  fairs: Fair[]
  /** ISO 8601 date. */
  today: string
  /** Number of cards in the first render. */
  first: number
}

function FilteredFairs({ fairs, today, first }: FilteredFairsProps) {
  const { t, i18n } = useTranslation('fairs')
  const months = listShortMonths(activeLanguage(i18n))
  const [choice, setChoice] = useState<MonthFilter>()
  const [limit, setLimit] = useState(STEP)
  const shown = useDeferredValue(limit, first)
  const select = (month: MonthFilter | undefined) => {
    setChoice(month)
    setLimit(STEP)
  }
  const pills = createMonthFilters(fairs, today)
  // There is none for the chosen month when that month is past.
  const selected = pills.find(({ month, year }) => month === choice?.month && year === choice.year)
  const selection = filterFairsByMonth(fairs, selected)
  return (
    <Stack gap="wide">
      <FilterPills.Root aria-label={t('filter')}>
        <FilterPills.Item pressed={!selected} onClick={() => select(undefined)}>
          {t('all')}
        </FilterPills.Item>
        {pills.map((pill) => (
          <FilterPills.Item
            key={`${pill.year}-${pill.month}`}
            pressed={pill === selected}
            disabled={!pill.hasFairs}
            onClick={() => select(pill)}
          >
            {months[pill.month - 1]} {pill.year}
          </FilterPills.Item>
        ))}
      </FilterPills.Root>
      <VisuallyHidden role="status">{t('count', { count: selection.length })}</VisuallyHidden>
      <FairCards fairs={selection.slice(0, shown)} today={today} />
      {limit < selection.length && (
        <Button variant="outline" className="ui-screen-only" onClick={() => setLimit(limit + STEP)}>
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}

function NoFairs() {
  const { t } = useTranslation('fairs')
  return (
    <Stack role="status">
      <Heading as="h2" size="h3">
        {t('empty.title')}
      </Heading>
      <Text>{t('empty.text')}</Text>
      <TextLink asChild>
        <ExternalLink href={hotel.fairCentre.url}>{t('empty.link')}</ExternalLink>
      </TextLink>
    </Stack>
  )
}
