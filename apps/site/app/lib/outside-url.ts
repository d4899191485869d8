/** Maximum length of a URL in the data: some servers and programs refuse longer ones. */
const MAX_LENGTH = 2000

/**
 * Whether a text of the data is the URL of another site to which a link may lead: `http` or `https`, without a user name
 * (`https://casameridiana.example@host` leads to `host`), and without spaces, control characters and invisible ones (in a
 * calendar file a line break would begin another field).
 */
export function isOutsideUrl(text: string): boolean {
  if (text.length > MAX_LENGTH || /[\s\p{C}]/u.test(text)) return false
  try {
    const { username, password } = new URL(text)
    // The browser would read `https:host` as a path of this site.
    return /^https?:\/\//i.test(text) && username + password === ''
  } catch {
    return false
  }
}
