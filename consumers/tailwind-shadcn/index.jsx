import './index.css'
import { ConsentDialog, ConsentProvider } from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en as consentMessages } from '@meridiana/consent/locales/en'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@meridiana/consent/styles.css'
import { ReviewCard } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'
import '@meridiana/reviews-widget/styles.css'
import { HostHeader } from './host-header'

const review = {
  reviewId: '1',
  comment: 'A quiet house.',
  starRating: 5,
  createTime: '2026-08-02',
  reviewer: { displayName: 'Anna Kessler', isAnonymous: false },
}
const picture = (colour) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='600'><path fill='${colour}' d='M0 0h900v600H0z'/></svg>`

function LateGallery() {
  const [ui, setUi] = useState()
  // The styles of ui are loaded after those of the other packages, as on a lazy route.
  const load = () =>
    Promise.all([import('@meridiana/ui'), import('@meridiana/ui/styles.css')]).then(([all]) => setUi(all))
  if (!ui)
    return (
      <button type="button" onClick={load}>
        Show pictures
      </button>
    )
  return (
    <ui.Gallery
      aria-label="The house"
      pictures={[{ src: picture('tan'), width: 900, height: 600, alt: 'A wall in tan' }]}
      messages={{
        title: 'Pictures',
        close: 'Close',
        previous: 'Previous',
        next: 'Next',
        thumbnails: 'All pictures',
        position: '{place} of {count}',
      }}
    />
  )
}

createRoot(document.getElementById('root')).render(
  <ConsentProvider consent={createConsentStore()} messages={consentMessages}>
    <HostHeader />
    <main>
      <h1 className="text-h2 text-accent-text">Reviews</h1>
      <ReviewCard messages={en} review={review} />
      <LateGallery />
    </main>
    <ConsentDialog />
  </ConsentProvider>,
)
