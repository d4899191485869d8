import type { ReactElement } from 'react'
import { testConformance } from '../../../scripts/conformance'
import { messages as lightboxMessages } from '../test/lightbox-props'
import './styles/index.css'
import * as ui from './index'

const long = 'Kraftfahrzeughaftpflichtversicherung, or the shadow of a gnomon at noon. '.repeat(5)
const loaded = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const pictureOf = (alt: string): ui.PictureData => ({ src: `${loaded}#${alt}`, width: 3, height: 2, alt })
const pictures = ['Bed', 'Bath', 'Desk'].map(pictureOf)
const picture = pictureOf('Bed')
const broken = { ...picture, src: '/nothing-here.png', alt: 'Missing' }
const drawing = { src: loaded, width: 1, height: 1, names: [] }
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
  picture,
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
const slide = <ui.Carousel.Slide key="a" picture={pictureOf('Bath')} caption={<a href="#a">Garden</a>} />

const names = { 'aria-label': 'Name' }
const title = { title: 'Title' }
const props = {
  'Accordion.Item': { question: 'Question' },
  BookingForm: {
    ...names,
    action: '#',
    parameters: { checkin: 'checkin', checkout: 'checkout', guests: 'guests' },
    maxGuests: 4,
    messages: stay,
  },
  'Carousel.Root': { messages },
  'Carousel.Slide': { picture },
  DataTable: { ...names, columns: [], rows: [], none: 'None' },
  DateRange: { ...names, names: { checkin: 'from', checkout: 'to' }, messages: stay },
  'Dialog.Content': { ...title, closeLabel: 'Close' },
  'Document.Link': { href: '#title' },
  'Document.Section': title,
  DocumentPage: { ...title, kicker: 'Kicker', lead: 'Lead', contents: 'Sections', sections: [] },
  ExternalLink: { note: '' },
  'FactList.Item': { value: 9 },
  'FairCard.Root': { ...title, dates: 'May', venue: 'Hall' },
  FeatureSection: { picture },
  Field: { label: 'Label', children: <input /> },
  'FilterPills.Item': { pressed: false },
  Gallery: { pictures, messages },
  Hero: { messages, slides, action: null },
  Icon: { name: 'close' },
  IconButton: { ...names, icon: 'close' },
  Input: names,
  Textarea: names,
  InsiderTip: { ...title, kicker: 'Kicker' },
  'ItineraryCard.Root': { ...title, logo: null },
  'JournalCard.Root': { ...title, excerpt: 'Text', more: 'More' },
  LanguageMenu: { label: 'Language', languages, value: 'en' },
  LanguageSwitch: { languages, value: 'en' },
  Lightbox: { messages, pictures, defaultIndex: 0 },
  MapDrawing: { ...names, wide: drawing, upright: drawing },
  MapFrame: { title: 'Map' },
  MessagePage: { ...title, text: 'Text' },
  'OfferCard.Root': { ...title, blurb: 'Text' },
  'OverlayMenu.Trigger': names,
  'OverlayMenu.Content': { title: 'Menu', closeLabel: 'Close' },
  PageHero: { ...title, picture, kicker: 'Kicker' },
  PageTitle: { kicker: 'Kicker' },
  ParallaxPicture: { children: <ui.Picture.Root {...picture} /> },
  'Picture.Root': { ...picture },
  PictureLink: { label: 'Label', href: '#picture' },
  Price: { amount: '90 €' },
  Quotes: { messages, quotes: ['One', 'Two', 'Three'] },
  'RoomCard.Root': { ...title, more: 'More' },
  SectionTitle: { kicker: 'Kicker' },
  Select: { ...names, children: option },
  'ServiceList.Item': title,
  Showcase: { messages, items },
  StickyScroll: { items },
  SundialPager: { names: ['One', 'Two', 'Three'], index: 0, onIndexChange: () => {} },
  'Tabs.Content': { value: '' },
  'Tabs.Trigger': { value: '' },
  'TermList.Item': { term: 'Term' },
}

/** The parts of dialogs and menus are rendered in an open one, which a visitor can close and open again. */
function insideRoot(name: string, part: ReactElement) {
  if (name.startsWith('Dialog.'))
    return (
      <ui.Dialog.Root defaultOpen>
        <ui.Dialog.Trigger>Open</ui.Dialog.Trigger>
        {part}
      </ui.Dialog.Root>
    )
  if (name === 'Tabs.Trigger') part = <ui.Tabs.List>{part}</ui.Tabs.List>
  if (/^Tabs\.(?!Root)/.test(name)) return <ui.Tabs.Root>{part}</ui.Tabs.Root>
  if (!name.startsWith('OverlayMenu.')) return part
  return (
    <ui.OverlayMenu.Root defaultOpen>
      {name !== 'OverlayMenu.Trigger' && <ui.OverlayMenu.Trigger aria-label="Open" />}
      {part}
    </ui.OverlayMenu.Root>
  )
}

/** How many of the children of an element match. */
const count = (parent: Element, selector: string) => parent.querySelectorAll(`:scope > ${selector}`).length

const all = (selector: string) => [...document.querySelectorAll(selector)]

/** What a visitor of any component may expect: one slide, one current control, an existing place, a focus in the modal. */
function brokenPromises() {
  const slides = new Set(
    all('[data-state=idle][aria-roledescription=slide]').map((slide) => slide.parentElement),
  )
  const modals = all('[data-modal][data-state=open]')
  const places = all('p, span').map(({ textContent }) => textContent.match(/(\d+) of (\d+)$/) ?? [])
  return [
    ...[...slides].flatMap((of) =>
      of && count(of, '[data-state=active]') !== 1 ? ['not one active slide'] : [],
    ),
    ...all('ul, ol').flatMap((of) => (count(of, '* > [aria-current]') > 1 ? ['two current controls'] : [])),
    ...places.flatMap(([text, place, of]) => (Number(place) > Number(of) ? [`the place ${text}`] : [])),
    ...(modals.length > 0 && !modals.some((modal) => modal.contains(document.activeElement))
      ? ['the focus is not in the open modal']
      : []),
  ]
}

testConformance({
  exports: Object.entries(ui),
  prefix: 'ui',
  // Trigger and close button of a dialog are Radix's, for a child with a slot.
  withoutElement: ['Dialog.Close', 'Dialog.Root', 'Dialog.Trigger', 'OverlayMenu.Root', 'RichText'],
  // Radix's focus trap, which a consumer cannot break.
  foreignHandlers: ['Dialog.Content onKeyDown', 'OverlayMenu.Content onKeyDown'],
  props,
  single: ['Dialog.Content', 'Lightbox', 'OverlayMenu.Content'],
  element: insideRoot,
  broken: brokenPromises,
  choices: {
    'Accordion.Item': { question: [long], open: yes },
    BookingForm: { ...days, maxGuests: [1, 9], disabled: yes },
    Button: { asChild: [true], disabled: yes, variant: ['solid', 'outline'] },
    'Carousel.Root': {
      children: [[slide], [], [slide, <ui.Carousel.Slide key="b" picture={broken} caption={long} />]],
      autoplay: yes,
      interval: [4000, 30],
    },
    Checkbox: { disabled: yes, defaultChecked: yes },
    DateRange: { ...days, disabled: yes, children: [] },
    'Dialog.Content': { title: [long], description: [long, undefined], closeLabel: [long], ...schemes },
    Field: {
      label: [long],
      hint: [long],
      error: ['Wrong', long],
      children: [<ui.Input key="a" />, <ui.Checkbox key="b">Yes</ui.Checkbox>],
    },
    Gallery: { pictures: few(pictures), index: [null, 1, 7], defaultIndex: [2] },
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
    Textarea: { children: [], required: yes, readOnly: yes },
    Input: { children: [], type: ['text', 'date', 'email'], required: yes, readOnly: yes },
    LanguageMenu: { value: ['it', 'xx'], languages: few(languages), onValueChange: [() => {}] },
    LanguageSwitch: { value: ['it', 'xx'], languages: few(languages), onValueChange: [() => {}] },
    Lightbox: { index: [undefined, 0, null, 2, 7], pictures: [pictures, pictures.slice(0, 1)], children: [] },
    MapDrawing: { priority: yes },
    Notice: { closeLabel: ['Close'], onClose: [() => {}], tone: ['danger'], children: [undefined, long] },
    'OverlayMenu.Content': { title: [long], closeLabel: [long], ...schemes },
    ParallaxPicture: { children: [<ui.Picture.Root key="a" {...broken} />] },
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
