import { Button, OfferCard, Picture, type PictureData } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { type Term, TermList } from '../shared/term-list'

export interface OfferProps {
  id: string
  title: ReactNode
  blurb: string
  details: Term[]
  picture: PictureData & { alt: string }
  /** The way to ask for it. */
  enquiry: { href: string; label: ReactNode }
}

/** One offer: its picture, what it is, what it holds, and how to ask for it. */
export function Offer({ id, title, blurb, details, picture, enquiry }: OfferProps) {
  return (
    <OfferCard.Root
      id={id}
      picture={<Picture.Root {...picture} sizes="(width < 48rem) 90vw, 40vw" />}
      title={title}
      blurb={blurb}
      details={<TermList items={details} />}
    >
      <Button asChild>
        <a href={enquiry.href}>{enquiry.label}</a>
      </Button>
    </OfferCard.Root>
  )
}
