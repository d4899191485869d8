import { Heading, Kicker } from '@meridiana/ui'
import type { ReactNode } from 'react'
import './page-title.css'

export interface PageTitleProps {
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  /** The heading's, for the section that it names. */
  id: string
  children: ReactNode
}

/** A title across the whole page, where no hero stands above. */
export function PageTitle({ hour, kicker, id, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <Kicker hour={hour}>{kicker}</Kicker>
      <Heading as="h1" size="h1" id={id}>
        {children}
      </Heading>
    </div>
  )
}
