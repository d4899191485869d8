import { hotel } from '../hotel'

/** Sections of the page of the company's details, in reading order. Texts: `sections.<id>` in `company.json`. */
export const companySections = hotel.invented
  ? (['company', 'registers', 'invented'] as const)
  : (['company', 'registers'] as const)
