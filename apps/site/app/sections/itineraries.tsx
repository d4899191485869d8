import { Heading, Section, Stack, Text, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import type { BikeItinerary } from '../content/itineraries'
import { OutsideLink } from './outside-link'
import './itineraries.css'

export interface ItinerariesProps {
  title: ReactNode
  text: ReactNode
  /** The site that introduces them all. */
  intro: { href: string; label: string }
  cards: (BikeItinerary & { note: string })[]
}

/** Rides that other sites describe: each a card with its profile. */
export function Itineraries({ title, text, intro, cards }: ItinerariesProps) {
  return (
    <Section scheme="quiet" aria-labelledby="itineraries">
      <div className="itineraries">
        <Stack>
          <Heading id="itineraries">{title}</Heading>
          <Text>{text}</Text>
          <TextLink asChild>
            <OutsideLink href={intro.href}>{intro.label}</OutsideLink>
          </TextLink>
        </Stack>
        <ul>
          {cards.map(({ id, title, href, logo, note }) => (
            <li key={id}>
              <img src={logo} alt="" width={320} height={120} loading="lazy" decoding="async" />
              <Heading as="h3" size="h3" lang="it">
                <OutsideLink href={href}>{title}</OutsideLink>
              </Heading>
              <Text size="label" tone="quiet">
                {note}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
