import { Button, FairCard, FilterPills, Heading, Stack, Text, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useClock } from '../../hooks/use-clock'
import { useFairs } from '../../hooks/use-fairs'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import {
  createMonthFilters,
  filterFairsByMonth,
  listUpcomingFairs,
  type MonthFilter,
} from '../../lib/fairs/fair-months'
import type { Fair } from '../../lib/fairs/fairs'
import { listShortMonths } from '../../lib/formats/format'
import { ExternalLink } from '../shared/external-link'
import { FairCards } from './fair-cards'

/** Number of placeholder cards while the fair list loads. */
const SKELETONS = 12

/** Number of cards at first, and number that each press on “Show more fairs” adds: a long list would render slowly. */
const STEP = 48

/**
 * Number of cards in the first render, enough for a large window: on a phone, the layout of all cards is a long task.
 * After Back all are rendered at once, because the browser returns to a part of the page.
 */
const FIRST_CARDS = 6

/** React keeps the HTML that an element with these props has when it hydrates. */
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

interface FairListProps {
  /** The list at build time, shown in browsers without JavaScript. */
  prerendered: Fair[]
}

/**
 * The calendar of fairs: skeletons while the list loads, then the fairs with a filter, or a message if there are none.
 */
export function FairList({ prerendered }: FairListProps) {
  const { t } = useTranslation('fairs')
  const loaded = useFairs()
  const [isReturn] = useState(loaded !== undefined)
  // Renders the list again on a new day.
  useClock((now) => now.toDateString(), '')
  const fairs = loaded && listUpcomingFairs(loaded, new Date())
  return (
    <div aria-busy={fairs === undefined}>
      {fairs === undefined ? (
        <>
          <VisuallyHidden role="status" className="with-script">
            {t('loading')}
          </VisuallyHidden>
          <FairCard.Grid className="with-script" aria-hidden="true">
            {Array.from({ length: SKELETONS }, (_, index) => (
              <FairCard.Skeleton key={index} />
            ))}
          </FairCard.Grid>
          {/* Only in the HTML of the build: React neither renders it nor hydrates it. */}
          <div className="without-script" {...(import.meta.env.SSR ? {} : untouched)}>
            {import.meta.env.SSR ? <FairCards fairs={prerendered} /> : undefined}
          </div>
        </>
      ) : fairs.length === 0 ? (
        <NoFairs />
      ) : (
        <FilteredFairs fairs={fairs} first={isReturn ? STEP : FIRST_CARDS} />
      )}
    </div>
  )
}

interface FilteredFairsProps {
  fairs: Fair[]
  /** Number of cards in the first render. */
  first: number
}

function FilteredFairs({ fairs, first }: FilteredFairsProps) {
  const { t, i18n } = useTranslation('fairs')
  const months = listShortMonths(activeLanguage(i18n))
  const [choice, setChoice] = useState<MonthFilter>()
  const [limit, setLimit] = useState(STEP)
  const shown = useDeferredValue(limit, first)
  const select = (month: MonthFilter | undefined) => {
    setChoice(month)
    setLimit(STEP)
  }
  const pills = createMonthFilters(fairs, new Date())
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
      <FairCards fairs={selection.slice(0, shown)} />
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
