import { Button, FairCard, FilterPills, Heading, Stack, Text, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isHydrating } from '../../first-view/parts'
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
 * After Back or a reload all are rendered at once, because the browser returns to a part of the page.
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
  const shown = list.state === 'ready' ? list : built
  const fairs = shown.state === 'ready' ? listUpcomingFairs(shown.fairs, today) : []
  return (
    <div aria-busy={list.state === 'waiting'}>
      {list.state === 'waiting' ? (
        <LoadingFairs fairs={fairs} today={today} />
      ) : fairs.length === 0 ? (
        <NoFairs />
      ) : (
        <FilteredFairs fairs={fairs} today={today} />
      )}
    </div>
  )
}

/**
 * Skeletons, and the list of the build, of which the style sheet shows one: the list on paper, after Back or a reload, and
 * where scripts do not run or have failed. React leaves the HTML of the list as it is, because it is soon replaced. That
 * the list loads is said only where the page is not the first: the HTML of the build has the list.
 */
function LoadingFairs({ fairs, today }: { fairs: Fair[]; today: string }) {
  const { t } = useTranslation('fairs')
  const [isPrerendered] = useState(isHydrating)
  return (
    <>
      <VisuallyHidden role="status" className="loading-fairs">
        {!isPrerendered && t('loading')}
      </VisuallyHidden>
      <FairCard.Grid className="loading-fairs" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <FairCard.Skeleton key={index} scheme="light" />
        ))}
      </FairCard.Grid>
      {isPrerendered && !import.meta.env.SSR ? (
        <div className="built-fairs" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      ) : (
        <div className="built-fairs">
          {fairs.length === 0 ? <NoFairs /> : <FairCards fairs={fairs} today={today} />}
        </div>
      )}
    </>
  )
}

/** What the visitor has chosen to see. */
interface View {
  choice?: MonthFilter | undefined
  /** Maximum number of cards. */
  limit: number
}

/**
 * The fairs with a filter. What the visitor has chosen is in the entry of the history, as the place on the page is: Back
 * and a reload lead to both.
 */
function FilteredFairs({ fairs, today }: { fairs: Fair[]; today: string }) {
  const { t, i18n } = useTranslation('fairs')
  const language = activeLanguage(i18n)
  const months = listShortMonths(language)
  const { fairs: saved }: { fairs?: View } = history.state ?? {}
  const [view, setView] = useState<View>(saved ?? { limit: STEP })
  const { choice, limit } = view
  const shown = useDeferredValue(limit, saved?.limit ?? FIRST_CARDS)
  const { key } = useLocation()
  // Another language has another entry, and so have the open menu and the link to this page.
  useEffect(() => history.replaceState({ ...history.state, fairs: view }, ''), [view, key])
  const isPrinting = usePrinting()
  const pills = createMonthFilters(fairs, today)
  // There is none for the chosen month when that month is past, or has no fairs any more.
  const selected = pills.find(
    ({ month, year, hasFairs }) => hasFairs && month === choice?.month && year === choice.year,
  )
  const selection = filterFairsByMonth(fairs, selected)
  return (
    <Stack gap="wide">
      <FilterPills.Root aria-label={t('filter')}>
        <FilterPills.Item pressed={!selected} onClick={() => setView({ limit: STEP })}>
          {t('all')}
        </FilterPills.Item>
        {pills.map((pill) => (
          <FilterPills.Item
            key={`${pill.year}-${pill.month}`}
            pressed={pill === selected}
            disabled={!pill.hasFairs}
            onClick={() => setView({ choice: pill, limit: STEP })}
          >
            {months[pill.month - 1]} {pill.year}
          </FilterPills.Item>
        ))}
      </FilterPills.Root>
      <VisuallyHidden role="status">{t('count', { count: selection.length })}</VisuallyHidden>
      <FairCards fairs={isPrinting ? selection : selection.slice(0, shown)} today={today} />
      {limit < selection.length && (
        <Button
          variant="outline"
          className="ui-screen-only"
          onClick={({ currentTarget }) => {
            // The button moves below the new cards, or goes: from the last card so far, Tab leads to the first new one.
            const links = currentTarget.previousElementSibling?.querySelectorAll('a') ?? []
            links[links.length - 1]?.focus()
            setView({ choice, limit: limit + STEP })
          }}
        >
          {t('more')}
        </Button>
      )}
    </Stack>
  )
}

/** Whether the page is being printed. The browser prints what is rendered when the event ends. */
function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setIsPrinting(type === 'beforeprint'))
    const events = ['beforeprint', 'afterprint']
    for (const event of events) window.addEventListener(event, update)
    return () => {
      for (const event of events) window.removeEventListener(event, update)
    }
  }, [])
  return isPrinting
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
