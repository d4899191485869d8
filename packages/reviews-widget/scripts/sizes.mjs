/*
 * Prints what the widget weighs. With `--peers` the peers are installed into a temporary folder and weighed
 * in the same way: a carousel of the same reviews, React not counted, JavaScript and CSS after gzip -9.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureOurs } from './budget.mjs'
import { measure } from './measure.mjs'

const card = `const Card = ({ review }) => <article><p>{review.comment}</p><footer>{review.reviewer.displayName}</footer></article>`

const PEERS = [
  {
    name: 'react-google-reviews 1.9.0',
    install: ['react-google-reviews@1.9.0'],
    code: `import { ReactGoogleReviews } from 'react-google-reviews'
      import 'react-google-reviews/dist/index.css'
      export const App = ({ reviews }) => <ReactGoogleReviews layout="carousel" reviews={reviews} />`,
    unused: `import { ReactGoogleReviews } from 'react-google-reviews'`,
  },
  {
    name: 'react-google-reviews 1.9.0, badge alone',
    install: [],
    code: `import { ReactGoogleReviews } from 'react-google-reviews'
      export const App = () => <ReactGoogleReviews layout="badge" reviews={[]} averageRating={4.8} totalReviewCount={193} />`,
  },
  {
    name: 'Embla 8.6.0 + own card',
    install: ['embla-carousel-react@8.6.0', 'embla-carousel-autoplay@8.6.0'],
    code: `import useEmblaCarousel from 'embla-carousel-react'
      import Autoplay from 'embla-carousel-autoplay'
      ${card}
      export function App({ reviews }) {
        const [ref] = useEmblaCarousel({ loop: true }, [Autoplay()])
        return <div ref={ref}><div>{reviews.map((review) => <Card key={review.reviewId} review={review} />)}</div></div>
      }`,
    unused: `import useEmblaCarousel from 'embla-carousel-react'`,
  },
  {
    name: 'Swiper 14.4.0 + own card',
    install: ['swiper@14.4.0'],
    code: `import { Swiper, SwiperSlide } from 'swiper/react'
      import { A11y, Autoplay, Keyboard, Navigation, Pagination } from 'swiper/modules'
      import 'swiper/css'
      import 'swiper/css/navigation'
      import 'swiper/css/pagination'
      ${card}
      export const App = ({ reviews }) => <Swiper loop autoplay navigation pagination keyboard modules={[A11y, Autoplay, Keyboard, Navigation, Pagination]}>
        {reviews.map((review) => <SwiperSlide key={review.reviewId}><Card review={review} /></SwiperSlide>)}</Swiper>`,
    unused: `import { Swiper } from 'swiper/react'`,
  },
  {
    name: 'Splide 0.7.12 + own card',
    install: ['@splidejs/react-splide@0.7.12'],
    code: `import { Splide, SplideSlide } from '@splidejs/react-splide'
      import '@splidejs/react-splide/css'
      ${card}
      export const App = ({ reviews }) => <Splide options={{ type: 'loop', autoplay: true }}>
        {reviews.map((review) => <SplideSlide key={review.reviewId}><Card review={review} /></SplideSlide>)}</Splide>`,
    unused: `import { Splide } from '@splidejs/react-splide'`,
  },
]

const kib = (bytes) => (bytes / 1024).toFixed(2).padStart(8)
const row = (name, { js, css, total }, rest = '') =>
  console.log(`${name.padEnd(46)}${kib(js)}${kib(css)}${kib(total)}  ${rest}`)

console.log(`${'KiB after gzip -9, React not counted'.padEnd(46)}      JS     CSS   total`)
for (const { name, limit, raw, ...size } of await measureOurs()) {
  const kept = limit === 0 ? `${raw} bytes kept` : `of ${limit / 1024} allowed`
  row(name, size, kept)
  if (size.total > limit) process.exitCode = 1
}

if (process.argv.includes('--peers')) {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-widget-peers-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    const packages = [...PEERS.flatMap(({ install }) => install), 'react@19', 'react-dom@19']
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (const { name, code, unused } of PEERS) {
      const kept = unused && (await measure(unused, folder)).raw
      row(name, await measure(code, folder), unused && `${kept} bytes kept when unused`)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
