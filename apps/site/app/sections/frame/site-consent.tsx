import { ConsentDialog, ConsentProvider, ConsentReminder } from '@meridiana/consent'
import { createConsent } from '@meridiana/consent/core'
import { Mark } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../lib/i18n'
import { widgetMessages } from '../../lib/widget-messages'

const consent = createConsent({
  policyVersion: hotel.policyDate,
  ...(hotel.tagManagerId ? { tagManagerId: hotel.tagManagerId } : {}),
})

/**
 * Paths of pages that a visitor may want to read before the consent choice. There a small reminder replaces the consent
 * dialog.
 */
const policies = ['/privacy-policy', '/cookie-policy', '/accessibility']

/** Provides the visitor's consent to the components of the page, and shows the consent dialog. */
export function SiteConsent({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  const { path, localize } = usePage()
  return (
    <ConsentProvider
      consent={consent}
      messages={widgetMessages(activeLanguage(i18n)).consentMessages}
      suspended={policies.includes(path)}
    >
      {children}
      <ConsentDialog
        mark={<Mark />}
        policyLinks={
          <>
            <Link to={localize('/privacy-policy')}>{t('footer.privacy')}</Link>
            <Link to={localize('/cookie-policy')}>{t('footer.cookies')}</Link>
          </>
        }
      />
      <ConsentReminder />
    </ConsentProvider>
  )
}
