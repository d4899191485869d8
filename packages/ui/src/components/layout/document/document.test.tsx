import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as Document from './document'

it('names each section by its heading, which a table can refer to as well', async () => {
  await render(
    <Document.Body>
      <Document.Section title="Controller">Casa Meridiana</Document.Section>
      <Document.Section title="Necessary" titleId="necessary">
        <table aria-labelledby="necessary" />
      </Document.Section>
    </Document.Body>,
  )
  await expect.element(page.getByRole('region', { name: 'Controller' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Necessary' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Necessary' })).toBeInTheDocument()
})
