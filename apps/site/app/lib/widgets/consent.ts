import { createConsentStore } from '@meridiana/consent/core'
import { hotel } from '../../hotel'

/** The visitor's consent to each category. */
export const consent = createConsentStore({
  policyVersion: hotel.policyDate,
  ...(hotel.tagManagerId ? { tagManagerId: hotel.tagManagerId } : {}),
})
