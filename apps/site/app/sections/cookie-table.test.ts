import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CookieTable } from './cookie-table'

const columns = { name: 'Name', provider: 'Provider', purpose: 'Purpose', expiry: 'Expiry', type: 'Type' }
const table = (rows: (typeof columns)[]) =>
  renderToStaticMarkup(
    createElement(CookieTable, { columns, rows, none: 'None', 'aria-labelledby': 'group' }),
  )

it('shows a none row across the table when a group is empty', () => {
  expect(table([])).toContain('<tbody><tr><td colSpan="5">None</td></tr></tbody>')
})

it('shows no none row when a group has cookies', () => {
  const markup = table([{ name: '_ga', provider: 'P', purpose: 'U', expiry: '2 years', type: 'Cookie' }])
  expect(markup).toContain('<th scope="row">_ga</th>')
  expect(markup).not.toContain('None')
})
