import { CardLink, Heading, ItineraryCard, Section, Stack, Text, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import type { BikeItinerary } from '../../content/itineraries'
import { ExternalLink } from '../shared/external-link'

interface BikeItinerariesProps {
  title: ReactNode
  text: ReactNode
  /** Link to a site about cycling routes in general, beside the cards. */
  intro: { href: string; label: string }
  cards: (BikeItinerary & { note: string })[]
}

/** Bike rides as cards: each shows an elevation profile and links to a site that describes the ride. */
export function BikeItineraries({ title, text, intro, cards }: BikeItinerariesProps) {
  return (
    <Section scheme="quiet" aria-labelledby="itineraries">
      <ItineraryCard.Grid
        lead={
          <Stack>
            <Heading id="itineraries">{title}</Heading>
            <Text>{text}</Text>
            <TextLink asChild>
              <ExternalLink href={intro.href}>{intro.label}</ExternalLink>
            </TextLink>
          </Stack>
        }
      >
        {cards.map(({ id, title, href, logo, note }) => (
          <ItineraryCard.Root
            key={id}
            logo={<img src={logo} alt="" width={320} height={120} loading="lazy" decoding="async" />}
            title={
              <CardLink asChild>
                <ExternalLink href={href}>
                  <span lang="it">{title}</span>
                </ExternalLink>
              </CardLink>
            }
          >
            {note}
          </ItineraryCard.Root>
        ))}
      </ItineraryCard.Grid>
    </Section>
  )
}
