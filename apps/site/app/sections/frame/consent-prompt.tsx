import { ConsentDialog, ConsentReminder } from '@meridiana/consent'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../shared/brand-mark'
import { PageLink } from '../shared/page-link'

/** The consent dialog. On the legal pages a small reminder replaces it. */
export function ConsentPrompt() {
  const { t } = useTranslation()
  return (
    <>
      <ConsentDialog
        logo={<BrandMark />}
        policyLinks={
          <>
            <PageLink to="/privacy-policy">{t('footer.privacy')}</PageLink>
            <PageLink to="/cookie-policy">{t('footer.cookies')}</PageLink>
          </>
        }
      />
      <ConsentReminder />
    </>
  )
}
