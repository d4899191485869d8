import { Button, Heading, Picture, type Scheme, Section, Split, Stack, Text } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { type Term, TermList } from './term-list'

export interface OfferProps {
  id: string
  title: ReactNode
  blurb: string
  details: Term[]
  picture: { src: string; width: number; height: number; alt: string }
  /** The way to ask for it. */
  enquiry: { href: string; label: ReactNode }
  /** @default 'light' */
  scheme?: Scheme
}

/** One offer: its picture, what it is, what it holds, and how to ask for it. */
export function Offer({ id, title, blurb, details, picture, enquiry, scheme }: OfferProps) {
  return (
    <Section scheme={scheme} id={id} aria-labelledby={`${id}-title`}>
      <Split ratio="5:6">
        <Picture.Root {...picture} />
        <Stack>
          <Heading id={`${id}-title`}>{title}</Heading>
          <Text>{blurb}</Text>
          <TermList items={details} />
          <Button asChild>
            <a href={enquiry.href}>{enquiry.label}</a>
          </Button>
        </Stack>
      </Split>
    </Section>
  )
}
