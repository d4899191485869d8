import { useLoaderData } from 'react-router'
import type { NextFairs } from '../lib/fairs/next-fairs'

/** The data that the loader of the home page returns. */
export interface HomePageData extends NextFairs {
  /** Driving time to the fair centre, formatted. */
  drivingTime: string
  /** Distance to the old town, formatted. */
  distance: string
  /** First and last day of the pool's season, formatted. */
  season: string
  /** What an offer saves at least, formatted. */
  saving: string
}

export const useHomePageData = () => useLoaderData() as HomePageData
