import { useLoaderData } from 'react-router'
import type { NextFairs } from '../lib/fairs/next-fairs'

/** The data that the loader of the home page returns. */
export interface HomePageData extends NextFairs {
  /** Driving time to the fair centre, formatted. */
  drivingTime: string
  /** First and last day of the pool's season, formatted. */
  season: string
}

export const useHomePageData = () => useLoaderData() as HomePageData
