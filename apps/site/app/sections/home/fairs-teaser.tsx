import {
  Heading,
  Icon,
  LineList,
  Reveal,
  Section,
  SectionTitle,
  Split,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import type { FairList } from '../../lib/fairs'
import { CopyNote } from '../fairs/copy-note'
import { ExternalLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

export interface UpcomingFair {
  id: string
  title: string
  venue?: string | undefined
  href: string
  /** Dates, formatted for the visitor's language. */
  dates: string
}

interface FairsTeaserProps extends Pick<FairList, 'copiedAt'> {
  fairs: UpcomingFair[]
}

/** A text about the fairs, a link to their calendar, and a list of the next fairs if there are any. */
export function FairsTeaser({ fairs, copiedAt }: FairsTeaserProps) {
  const { t } = useTranslation('home')
  const { localize } = usePage()
  return (
    <Section scheme="band" space="compact" aria-labelledby="fairs">
      <Split ratio="5:6" align="start">
        <Reveal>
          <Stack>
            <SectionTitle id="fairs" hour={8} kicker={t('fairs.kicker')}>
              <RichText>{t('fairs.title')}</RichText>
            </SectionTitle>
            <Text>{t('fairs.text', { minutes: hotel.fairCentre.minutesByCar })}</Text>
            <CopyNote copiedAt={copiedAt} />
            <TextLink asChild>
              <Link to={localize('/fiere')}>{t('fairs.all')}</Link>
            </TextLink>
          </Stack>
        </Reveal>
        {fairs.length > 0 && (
          <LineList.Root aria-label={t('fairs.next')}>
            {fairs.map((fair) => (
              <LineList.Item
                key={fair.id}
                marker={fair.dates}
                action={
                  <TextLink asChild>
                    <ExternalLink href={fair.href}>
                      {t('fairs.discover')}
                      <VisuallyHidden>{fair.title}</VisuallyHidden>
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
              </LineList.Item>
            ))}
          </LineList.Root>
        )}
      </Split>
    </Section>
  )
}
