import { TermList } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelEmailUrl, hotelPhoneUrl } from '../../lib/contact-urls'

const { company, registers } = hotel
const { registeredOffice: office } = company

/** Details of the data controller: the company, its contacts, and the registers in which it is listed. */
export function DataControllerDetails() {
  const { t } = useTranslation('privacy')
  const { t: common } = useTranslation()
  return (
    <TermList.Root
      items={[
        { term: t('controller.name'), text: company.name },
        {
          term: t('controller.address'),
          text: `${office.street}, ${office.postalCode} ${office.locality}, ${common('footer.country')}`,
        },
        { term: t('controller.representative'), text: company.representative },
        { term: t('controller.email'), text: <a href={hotelEmailUrl}>{hotel.email}</a> },
        { term: t('controller.certifiedEmail'), text: company.certifiedEmail },
        {
          term: t('controller.phone'),
          text: <a href={hotelPhoneUrl}>{hotel.phone}</a>,
        },
        {
          term: t('controller.registers'),
          text: t('controller.numbers', {
            register: company.register,
            taxCode: company.taxCode,
            vat: registers.vat,
            rea: registers.rea,
          }),
        },
      ]}
    />
  )
}
