import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import * as OfferCard from './offer-card'

it('is a region named by its title', async () => {
  const screen = await render(
    <OfferCard.Root title="Stay 3, pay 2" heading="h3" blurb="The third night is ours.">
      <a href="#mail">Enquire</a>
    </OfferCard.Root>,
  )
  const offer = screen.getByRole('region', { name: 'Stay 3, pay 2' })
  await expect.element(offer.getByRole('heading', { level: 3 })).toHaveTextContent('Stay 3, pay 2')
  await expect.element(offer.getByRole('link', { name: 'Enquire' })).toBeVisible()
})
