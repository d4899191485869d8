import type { ReactElement } from 'react'
import * as ui from '../src/index'

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '', width: 1, height: 1 }
const drawing = { src: picture.src, width: 1, height: 1, names: [] }
const languages = [{ code: 'en', name: 'English', href: '#en' }]

/** The parts of dialogs and menus are rendered in an open one. */
export function insideRoot(name: string, part: ReactElement) {
  if (name.startsWith('Dialog.')) return <ui.Dialog.Root open>{part}</ui.Dialog.Root>
  if (name === 'Tabs.Trigger') part = <ui.Tabs.List>{part}</ui.Tabs.List>
  if (/^Tabs\.(?!Root)/.test(name)) return <ui.Tabs.Root>{part}</ui.Tabs.Root>
  if (!name.startsWith('OverlayMenu.')) return part
  return (
    <ui.OverlayMenu.Root open onOpenChange={() => {}}>
      {part}
    </ui.OverlayMenu.Root>
  )
}

/** Components that render no element of their own. Trigger and close button of a dialog are Radix's, for a child with a slot. */
export const withoutElement = [
  'Dialog.Close',
  'Dialog.Root',
  'Dialog.Trigger',
  'OverlayMenu.Root',
  'RichText',
]

/** The props that a component requires, by its name. */
export const requiredProps: Record<string, Record<string, unknown>> = {
  'Accordion.Item': { question: '' },
  BookingForm: {
    action: '#',
    parameters: { checkin: 'checkin', checkout: 'checkout', guests: 'guests' },
    maxGuests: 4,
    messages: {},
  },
  'Carousel.Root': { messages: { position: '' } },
  'Carousel.Slide': { picture },
  DateRange: { names: {}, messages: {} },
  DataTable: { columns: [], rows: [], none: '' },
  'Document.Section': { title: '' },
  DocumentPage: { kicker: '', title: '', lead: '', contents: 'Sections', sections: [] },
  ExternalLink: { note: '' },
  'FactList.Item': { value: 9 },
  'FairCard.Root': { dates: '', title: '', venue: '' },
  Field: { children: <input /> },
  FeatureSection: { picture },
  'FilterPills.Item': { pressed: false },
  Gallery: { pictures: [], messages: {} },
  Hero: { slides: [], messages: { position: '' }, action: null },
  Icon: { name: 'close' },
  InsiderTip: { kicker: '', title: '' },
  'ItineraryCard.Root': { logo: null, title: '' },
  'JournalCard.Root': { title: '', excerpt: '', more: '' },
  IconButton: { icon: 'close' },
  LanguageMenu: { label: 'Language', languages, value: 'en' },
  LanguageSwitch: { languages, value: 'en' },
  Lightbox: { pictures: [picture], index: 0, messages: { position: '' } },
  MapDrawing: { wide: drawing, upright: drawing },
  MapFrame: { title: 'Map' },
  MessagePage: { title: '', text: '' },
  'OfferCard.Root': { title: '', blurb: '' },
  PageHero: { picture, kicker: '', title: '' },
  PageTitle: { kicker: '' },
  SundialPager: { names: ['1'], index: 0, onIndexChange: () => {} },
  PictureLink: { label: '' },
  Quotes: { quotes: [], messages: {} },
  Price: { amount: '' },
  'RoomCard.Root': { title: '', more: '' },
  SectionTitle: { kicker: '' },
  'ServiceList.Item': { title: '' },
  Showcase: { items: [], messages: { list: '', details: '' } },
  'Tabs.Content': { value: '' },
  'Tabs.Trigger': { value: '' },
  'TermList.Item': { term: '' },
  StickyScroll: { items: [] },
  'Dialog.Content': { title: '', closeLabel: 'Close' },
  'OverlayMenu.Content': { title: 'Menu', closeLabel: 'Close' },
}
