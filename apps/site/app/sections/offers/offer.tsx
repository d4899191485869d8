import { Button, OfferCard, Picture, type PictureData, TermList } from '@meridiana/ui'
import type { ReactNode } from 'react'

interface OfferSectionProps {
  id: string
  title: ReactNode
  blurb: string
  details: readonly { term: string; text: string }[]
  picture: PictureData
  /** `mailto:` link to ask the hotel for the offer. */
  enquiry: { href: string; label: ReactNode }
}

/** An offer: picture, description, details, and a button to ask for it. */
export function OfferSection({ id, title, blurb, details, picture, enquiry }: OfferSectionProps) {
  return (
    <OfferCard.Root
      id={id}
      media={<Picture.Root {...picture} sizes="(width < 48rem) 90vw, 40vw" />}
      title={title}
      blurb={blurb}
      details={<TermList.Root items={details} />}
    >
      <Button asChild>
        <a href={enquiry.href}>{enquiry.label}</a>
      </Button>
    </OfferCard.Root>
  )
}
