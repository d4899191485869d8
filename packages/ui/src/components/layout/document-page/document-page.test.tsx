import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sundial } from '../../foundations/sundial/sundial'
import { DocumentPage } from './document-page'

it('links from its table of contents to each section', async () => {
  await render(
    <DocumentPage
      kicker="Policies"
      title="Privacy"
      lead="What we store, and why."
      note="January 2027"
      contents="Sections"
      sections={[
        { id: 'controller', title: 'Controller', children: <p>Casa Meridiana</p> },
        { id: 'rights', title: 'Rights', children: <table aria-labelledby="rights-title" /> },
      ]}
    >
      <p>A map</p>
    </DocumentPage>,
  )
  const title = page.getByRole('region', { name: 'Privacy' })
  await expect.element(title.getByText('January 2027')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Rights' })).toBeInTheDocument()
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link').elements()
  expect(links.map((link) => link.textContent)).toEqual(['Controller', 'Rights'])
  for (const link of links) {
    const section = document.querySelector(link.getAttribute('href') as string)
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent)
  }
})

it('renders the links of its table of contents with the link of a router', async () => {
  await render(
    <DocumentPage
      kicker="Policies"
      title="Privacy"
      lead="What we store"
      contents="Sections"
      sections={[{ id: 'rights', title: 'Rights', children: null }]}
      link={(props) => <a {...props} data-router />}
    />,
  )
  const link = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Rights' })
  await expect.element(link).toHaveAttribute('data-router')
  await expect.element(link).toHaveAttribute('href', '#rights')
  await expect.element(link).toHaveAttribute('data-slot', 'ui-document-link')
})

it('shows the marker of its kicker', async () => {
  const text = {
    kicker: 'Policies',
    title: 'Privacy',
    lead: 'What we store',
    contents: 'Sections',
    sections: [],
  }
  const { container } = await render(<DocumentPage {...text} marker={<Sundial hour={9} />} />)
  expect(container.querySelectorAll('[data-slot=ui-sundial]')).toHaveLength(1)
})
