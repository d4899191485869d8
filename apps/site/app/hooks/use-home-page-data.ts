import type { ReviewedBusiness } from '@meridiana/reviews-widget'
import { useLoaderData } from 'react-router'

interface UpcomingFair {
  id: string
  title: string
  venue?: string | undefined
  href: string
  /** Dates of the fair, formatted for the visitor's language. */
  dates: string
}

/** The data that the loader of the home page returns. */
export interface HomePageData {
  /** The day on which the data was loaded: `2027-01-16`, in UTC. */
  day: string
  fairs: UpcomingFair[]
  /** Driving time to the fair centre, formatted. */
  drivingTime: string
  hotel: ReviewedBusiness
  /** First and last day of the pool's season, formatted. */
  season: string
  /** Time at which the service worker saved the fair list. Undefined if the list comes from the network. */
  savedAt?: string | undefined
}

export const useHomePageData = () => useLoaderData() as HomePageData
