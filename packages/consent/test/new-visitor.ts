import { beforeEach } from 'vitest'

/** Forgets what the visitor before has stored: the pages of all test files share the storage and the cookies. */
function forgetVisitor() {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; '))
    for (const domain of ['', `;domain=${location.hostname}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
      document.cookie = `${pair.split('=')[0]}=;max-age=0;path=/${domain}`
    }
}

// A file may create a store when it is imported, before its first test.
forgetVisitor()
beforeEach(forgetVisitor)
