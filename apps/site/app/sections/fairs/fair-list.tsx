import { Button, FairCard, FilterPills, Heading, Stack, Text, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFairs } from '../../hooks/use-fairs'
import { hotel } from '../../hotel'
import {
  createMonthFilters,
  filterFairsByMonth,
  listUpcomingFairs,
  type MonthFilter,
} from '../../lib/fair-months'
import type { Fair, LoadedFairs } from '../../lib/fairs'
import { ExternalLink } from '../shared/external-link'
import { FairCards } from './fair-cards'
import { SavedFairListNote } from './saved-fair-list-note'

/** Number of placeholder cards while the fair list loads. */
const SKELETONS = 12

/** Number of cards at first, and number that each press on “Show more fairs” adds: a long list would render slowly. */
const STEP = 48

/** Number of cards in the first render, enough for a large window: on a phone, the layout of all cards is a long task. */
const FIRST_CARDS = 6

interface FairListProps {
  /** The list at build time, shown in browsers without JavaScript. */
  prerendered: Fair[]
  /** The short names of the months, from January to December. */
  months: string[]
  /** The dates of the fairs at build time, from `formatFairs`. */
  formattedDates: Record<string, string>
}

/**
 * The calendar of fairs: skeletons while the list loads, then the fairs with a filter, or a message if there are none.
 */
export function FairList({ prerendered, months, formattedDates }: FairListProps) {
  const { t } = useTranslation('fairs')
  const loaded = useFairs()
  const fairs = loaded && listUpcomingFairs(loaded.fairs, new Date())
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
          <noscript>
            <FairCards fairs={prerendered} formattedDates={formattedDates} />
          </noscript>
        </>
      ) : fairs.length === 0 ? (
        <NoFairs />
      ) : (
        <FilteredFairs
          fairs={fairs}
          savedAt={loaded?.savedAt}
          months={months}
          formattedDates={formattedDates}
        />
      )}
    </div>
  )
}

type FilteredFairsProps = LoadedFairs & Pick<FairListProps, 'months' | 'formattedDates'>

function FilteredFairs({ fairs, savedAt, months, formattedDates }: FilteredFairsProps) {
  const { t } = useTranslation('fairs')
  const [selected, setSelected] = useState<MonthFilter>()
  const [limit, setLimit] = useState(STEP)
  const shown = useDeferredValue(limit, FIRST_CARDS)
  const select = (month: MonthFilter | undefined) => {
    setSelected(month)
    setLimit(STEP)
  }
  const selection = filterFairsByMonth(fairs, selected)
  const isSelected = ({ month, year }: MonthFilter) => month === selected?.month && year === selected.year
  return (
    <Stack gap="wide">
      <SavedFairListNote savedAt={savedAt} />
      <FilterPills.Root aria-label={t('filter')}>
        <FilterPills.Item pressed={!selected} onClick={() => select(undefined)}>
          {t('all')}
        </FilterPills.Item>
        {createMonthFilters(fairs, new Date()).map((pill) => (
          <FilterPills.Item
            key={`${pill.year}-${pill.month}`}
            pressed={isSelected(pill)}
            disabled={!pill.hasFairs}
            onClick={() => select(pill)}
          >
            {months[pill.month - 1]} {pill.year}
          </FilterPills.Item>
        ))}
      </FilterPills.Root>
      <VisuallyHidden role="status">{t('count', { count: selection.length })}</VisuallyHidden>
      <FairCards fairs={selection.slice(0, shown)} formattedDates={formattedDates} />
      {limit < selection.length && (
        <Button variant="outline" className="screen-only" onClick={() => setLimit(limit + STEP)}>
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
