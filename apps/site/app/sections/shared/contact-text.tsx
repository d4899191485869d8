import { RichText } from '@meridiana/ui'
import { toPhoneUrl } from '../../lib/contact-urls'

/** An international phone number, or an e-mail address. */
const CONTACT = /\+\d[\d\s]+\d|[\w.-]+@[\w.-]+\w/

/** A `RichText` in which phone numbers and e-mail addresses are links. */
export function ContactText({ children }: { children: string }) {
  const match = CONTACT.exec(children)
  if (!match) return <RichText>{children}</RichText>
  const [contact] = match
  return (
    <>
      <RichText>{children.slice(0, match.index)}</RichText>
      <a href={contact.includes('@') ? `mailto:${contact}` : toPhoneUrl(contact)}>{contact}</a>
      <ContactText>{children.slice(match.index + contact.length)}</ContactText>
    </>
  )
}
