import { expect, it } from 'vitest'
import { isOutsideUrl } from './outside-url'

it.each(['https://www.hit-show.it/', 'http://a.example:8080/b?c=d#e', 'HTTPS://A.EXAMPLE'])(
  'accepts %s',
  (url) => expect(isOutsideUrl(url)).toBe(true),
)

it.each([
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a path', '/rooms'],
  ['a host without a scheme', '//host.example'],
  ['a host without slashes', 'https:host.example'],
  ['a user name', 'https://casameridiana.example@host.example/'],
  ['a password', 'https://:secret@host.example/'],
  ['a line break', 'https://a.example/\r\nATTACH:x'],
  ['a tab', 'https://a.exa\tmple/'],
  ['a mark that changes the direction of the text', 'https://a.example/\u202Egpj'],
  ['half of a surrogate pair', 'https://a.example/\uD800'],
  ['more characters than any address', `https://a.example/${'x'.repeat(2000)}`],
])('does not accept %s', (_, url) => expect(isOutsideUrl(url)).toBe(false))
