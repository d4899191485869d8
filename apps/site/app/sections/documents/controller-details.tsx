import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { emailUrl, phoneUrl } from '../../lib/contact-urls'
import { TermList } from '../shared/term-list'

const { address, registers } = hotel

/** The data controller: name, contact, company registers. */
export function ControllerDetails() {
  const { t } = useTranslation('privacy')
  const { t: common } = useTranslation()
  return (
    <TermList
      items={[
        { term: t('controller.name'), text: hotel.name },
        {
          term: t('controller.address'),
          text: `${address.street}, ${address.postalCode} ${address.locality}, ${common('footer.country')}`,
        },
        { term: t('controller.email'), text: <a href={emailUrl}>{hotel.email}</a> },
        {
          term: t('controller.phone'),
          text: <a href={phoneUrl}>{hotel.phone}</a>,
        },
        {
          term: t('controller.registers'),
          text: t('controller.numbers', { vat: registers.vat, rea: registers.rea }),
        },
      ]}
    />
  )
}
