import '@meridiana/consent/styles.css'
import { ConsentDialog, ConsentReminder } from '@meridiana/consent'
import { BrandMark } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../../hooks/use-page'

/** The consent dialog. On the pages about privacy, cookies and accessibility a small reminder replaces it. */
export function ConsentPrompt() {
  const { t } = useTranslation()
  const { localize } = usePage()
  return (
    <>
      <ConsentDialog
        logo={<BrandMark />}
        policyLinks={
          <>
            <Link to={localize('/privacy-policy')}>{t('footer.privacy')}</Link>
            <Link to={localize('/cookie-policy')}>{t('footer.cookies')}</Link>
          </>
        }
      />
      <ConsentReminder />
    </>
  )
}
