import { testRandomConformance } from '../../../scripts/random-conformance'
import { insideRoot, requiredProps, withoutElement } from '../test/component-props'
import { messages as lightboxMessages } from '../test/lightbox-props'
import './styles/index.css'
import * as ui from './index'

const long = 'Kraftfahrzeughaftpflichtversicherung, or the shadow of a gnomon at noon. '.repeat(5)
const loaded = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const pictures = ['Bed', 'Bath', 'Desk'].map((alt) => ({ src: `${loaded}#${alt}`, width: 3, height: 2, alt }))
const picture = pictures[0]
const broken = { ...pictures[0], src: '/nothing-here.png', alt: 'Missing' }
const messages = {
  ...lightboxMessages,
  region: 'Slides',
  pause: 'Pause',
  play: 'Play',
  pager: 'Choose',
  goTo: 'Quote {place}',
  list: 'Rooms',
  details: 'Details',
}
const errors = { missing: 'Missing', early: 'Early' }
const stay = {
  ...messages,
  checkin: 'Check-in',
  checkout: 'Check-out',
  guests: 'Guests',
  search: 'Search',
  newTab: '(new tab)',
  errors: { checkin: errors, checkout: errors },
}
const languages = ['en', 'it', 'de'].map((code) => ({ code, name: `Language ${code}`, href: `#${code}` }))
const slides = [1, 2, 3, 4, 5].map((place) => ({
  id: `s${place}`,
  moment: `Hour ${place}`,
  kicker: 'Kicker',
  title: place === 2 ? long : 'Title',
  text: 'Text',
  picture: place === 3 ? broken : place === 4 ? undefined : picture,
}))
const items = slides.map(({ id, title, moment }) => ({
  id,
  name: moment,
  title,
  text: long,
  picture: picture as ui.PictureData,
  actions: <a href="#room">Room</a>,
}))
const few = <Value,>(all: readonly Value[]) => [all.slice(0, 3), [], all.slice(0, 1), all]
const schemes = { scheme: ['light', 'dark', 'night'] }
const yes = [true, false]
const day = ['2027-02-01', '2027-13-45', '']
const days = {
  defaultCheckin: day,
  defaultCheckout: day,
  timeZone: ['Europe/Rome'],
  required: yes,
  readOnly: yes,
}
const option = <option value="1">One</option>
const slide = (
  <ui.Carousel.Slide key="a" picture={pictures[1] as ui.PictureData} caption={<a href="#a">Garden</a>} />
)

const names = { 'aria-label': 'Name' }
const title = { title: 'Title' }
const props = { ...requiredProps }
for (const [name, more] of Object.entries({
  'Accordion.Item': { question: 'Question' },
  BookingForm: { ...names, messages: stay },
  'Carousel.Root': { messages },
  'Carousel.Slide': { picture },
  DateRange: { ...names, names: { checkin: 'from', checkout: 'to' }, messages: stay },
  DataTable: { ...names, none: 'None' },
  'Document.Section': title,
  'FairCard.Root': { ...title, dates: 'May', venue: 'Hall' },
  InsiderTip: { ...title, kicker: 'Kicker' },
  'ItineraryCard.Root': title,
  'JournalCard.Root': { ...title, excerpt: 'Text', more: 'More' },
  MessagePage: { ...title, text: 'Text' },
  'OfferCard.Root': { ...title, blurb: 'Text' },
  ParallaxPicture: { children: <ui.Picture.Root {...(picture as ui.PictureData)} /> },
  'RoomCard.Root': { ...title, more: 'More' },
  'ServiceList.Item': title,
  'Document.Link': { href: '#title' },
  DocumentPage: { title: 'Title', kicker: 'Kicker', lead: 'Lead' },
  'Dialog.Content': { title: 'Title' },
  FeatureSection: { picture },
  Field: { label: 'Label' },
  Hero: { messages, slides },
  IconButton: names,
  Input: names,
  Lightbox: { messages, pictures },
  LanguageMenu: { languages },
  LanguageSwitch: { languages },
  MapDrawing: names,
  PageHero: { picture, kicker: 'Kicker', title: 'Title' },
  PageTitle: { kicker: 'Kicker' },
  PictureLink: { label: 'Label', href: '#picture' },
  'Picture.Root': picture,
  Price: { amount: '90 €' },
  Quotes: { messages, quotes: ['One', 'Two', 'Three'] },
  SectionTitle: { kicker: 'Kicker' },
  Select: { ...names, children: option },
  Showcase: { messages, items },
  StickyScroll: { items },
  SundialPager: { names: ['One', 'Two', 'Three'] },
  'TermList.Item': { term: 'Term' },
}))
  props[name] = { ...props[name], ...more }

testRandomConformance({
  exports: Object.entries(ui),
  withoutElement,
  props,
  single: ['Dialog.Content', 'Lightbox', 'OverlayMenu.Content'],
  element: insideRoot,
  choices: {
    'Accordion.Item': { question: [long], open: yes },
    BookingForm: { ...days, maxGuests: [1, 9], disabled: yes },
    Button: { asChild: [true], disabled: yes, variant: ['solid', 'outline'] },
    'Carousel.Root': {
      children: [
        [slide],
        [],
        [slide, <ui.Carousel.Slide key="b" picture={broken as ui.PictureData} caption={long} />],
      ],
      autoplay: yes,
      interval: [4000, 30],
    },
    Checkbox: { disabled: yes, defaultChecked: yes },
    DateRange: { ...days, disabled: yes, children: [] },
    Field: {
      label: [long],
      hint: [long],
      error: ['Wrong', long],
      children: [<ui.Input key="a" />, <ui.Checkbox key="b">Yes</ui.Checkbox>],
    },
    Gallery: { pictures: few(pictures), messages: [messages], index: [null, 1, 7], defaultIndex: [2] },
    'Header.Root': { hero: ['none', 'hero'], solid: yes, ...schemes },
    Hero: {
      slides: few(slides),
      autoplay: yes,
      interval: [5200, 30],
      pager: [ui.SundialPager, undefined],
      ...schemes,
      action: [
        <a key="a" href="#a">
          Action
        </a>,
      ],
    },
    Icon: { children: [] },
    Input: { children: [], type: ['text', 'date', 'email'], required: yes, readOnly: yes },
    LanguageMenu: { value: ['it', 'xx'], languages: few(languages), onValueChange: [() => {}] },
    LanguageSwitch: { value: ['it', 'xx'], languages: few(languages), onValueChange: [() => {}] },
    Lightbox: { index: [0, null, 2, 7], pictures: [pictures, pictures.slice(0, 1)], children: [] },
    MapDrawing: { priority: yes },
    Notice: { closeLabel: ['Close'], onClose: [() => {}], tone: ['danger'], children: [undefined, long] },
    ParallaxPicture: { children: [<ui.Picture.Root key="a" {...(broken as ui.PictureData)} />] },
    'Picture.Root': {
      src: [broken.src, pictures[1]?.src],
      preview: [picture?.src],
      fallbacks: [[broken.src], [picture?.src]],
      sources: [[{ type: 'image/gif', srcSet: '/nothing-here.gif 3w' }]],
      priority: yes,
    },
    Quotes: {
      quotes: few([
        'One',
        long,
        'Three',
        <a key="a" href="#a">
          Four
        </a>,
      ]),
      autoplay: yes,
      interval: [5000, 30],
    },
    ScrollReveal: { touch: ['still', 'rise'] },
    Select: { children: [option], disabled: yes },
    Showcase: {
      items: few(items),
      value: ['s2', 'gone'],
      defaultValue: ['s3'],
      action: [
        <a key="a" href="#all">
          All
        </a>,
      ],
    },
    StickyScroll: { items: few(items) },
    SundialPager: { index: [1, 7], names: few(['One', 'Two', 'Three', 'Four']) },
  },
})
