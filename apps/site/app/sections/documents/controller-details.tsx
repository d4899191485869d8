import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
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
        { term: t('controller.email'), text: <a href={`mailto:${hotel.email}`}>{hotel.email}</a> },
        {
          term: t('controller.phone'),
          text: <a href={`tel:${hotel.phone.replaceAll(' ', '')}`}>{hotel.phone}</a>,
        },
        {
          term: t('controller.registers'),
          text: t('controller.numbers', { vat: registers.vat, rea: registers.rea }),
        },
      ]}
    />
  )
}
