import { type ComponentType, createRef, type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as ui from './index'

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '', width: 1, height: 1 }
const drawing = { src: picture.src, width: 1, height: 1, names: [] }
const languages = [{ code: 'en', name: 'English', href: '#en' }]

/** Every component that passes its rest props to one element, with the props that the component requires. */
const components: Record<string, [ComponentType<never>, object?]> = {
  'Accordion.Root': [ui.Accordion.Root],
  'Accordion.Item': [ui.Accordion.Item, { question: '' }],
  'AmenityList.Root': [ui.AmenityList.Root],
  'AmenityList.Item': [ui.AmenityList.Item],
  'AmenityList.Grid': [ui.AmenityList.Grid],
  BackLink: [ui.BackLink],
  Badge: [ui.Badge],
  Banner: [ui.Banner],
  BookingForm: [
    ui.BookingForm,
    {
      action: '#',
      parameters: { checkin: 'checkin', checkout: 'checkout', guests: 'guests' },
      maxGuests: 4,
      messages: {},
    },
  ],
  'Breadcrumb.Root': [ui.Breadcrumb.Root],
  'Breadcrumb.Link': [ui.Breadcrumb.Link],
  'Breadcrumb.Page': [ui.Breadcrumb.Page],
  Button: [ui.Button],
  CardLink: [ui.CardLink],
  'ContentCard.Root': [ui.ContentCard.Root],
  'ContentCard.Block': [ui.ContentCard.Block],
  'Carousel.Root': [ui.Carousel.Root, { messages: { position: '' } }],
  'Carousel.Slide': [ui.Carousel.Slide, { picture }],
  DataTable: [ui.DataTable, { columns: [], rows: [], none: '' }],
  Sundial: [ui.Sundial],
  'Document.Root': [ui.Document.Root],
  'Document.Contents': [ui.Document.Contents],
  'Document.Link': [ui.Document.Link],
  'Document.Body': [ui.Document.Body],
  'Document.Section': [ui.Document.Section, { title: '' }],
  DocumentPage: [ui.DocumentPage, { kicker: '', title: '', lead: '', contents: 'Sections', sections: [] }],
  ExternalLink: [ui.ExternalLink, { note: '' }],
  'FactList.Root': [ui.FactList.Root],
  'FactList.Item': [ui.FactList.Item, { value: 9 }],
  'FairCard.Grid': [ui.FairCard.Grid],
  'FairCard.Root': [ui.FairCard.Root, { dates: '', title: '', venue: '' }],
  'FairCard.Skeleton': [ui.FairCard.Skeleton],
  FeatureSection: [ui.FeatureSection, { picture }],
  'FilterPills.Root': [ui.FilterPills.Root],
  'FilterPills.Item': [ui.FilterPills.Item, { pressed: false }],
  'Footer.Root': [ui.Footer.Root],
  'Footer.Brand': [ui.Footer.Brand],
  'Footer.Columns': [ui.Footer.Columns],
  'Footer.Column': [ui.Footer.Column],
  'Footer.Link': [ui.Footer.Link],
  'Footer.Legal': [ui.Footer.Legal],
  Gallery: [ui.Gallery, { pictures: [], messages: {} }],
  Hero: [ui.Hero, { slides: [], messages: { position: '' }, action: null }],
  'Header.Root': [ui.Header.Root],
  'Header.Nav': [ui.Header.Nav],
  'Header.Link': [ui.Header.Link],
  'Header.Brand': [ui.Header.Brand],
  'Header.Actions': [ui.Header.Actions],
  'Header.ActionLink': [ui.Header.ActionLink],
  'Header.Wide': [ui.Header.Wide],
  Heading: [ui.Heading],
  Icon: [ui.Icon, { name: 'close' }],
  InsiderTip: [ui.InsiderTip, { kicker: '', title: '' }],
  'ItineraryCard.Grid': [ui.ItineraryCard.Grid],
  'ItineraryCard.Root': [ui.ItineraryCard.Root, { logo: null, title: '' }],
  'JournalCard.Grid': [ui.JournalCard.Grid],
  'JournalCard.Root': [ui.JournalCard.Root, { title: '', excerpt: '', more: '' }],
  IconButton: [ui.IconButton, { icon: 'close' }],
  Kicker: [ui.Kicker],
  LanguageMenu: [ui.LanguageMenu, { label: 'Language', languages, value: 'en' }],
  LanguageSwitch: [ui.LanguageSwitch, { languages, value: 'en' }],
  Lightbox: [ui.Lightbox, { pictures: [], openAt: 0, onClose: () => {}, messages: { position: '' } }],
  MapDrawing: [ui.MapDrawing, { wide: drawing, upright: drawing }],
  MapFrame: [ui.MapFrame, { title: 'Map' }],
  MessagePage: [ui.MessagePage, { title: '', text: '' }],
  Notice: [ui.Notice],
  'DividedList.Root': [ui.DividedList.Root],
  'DividedList.Item': [ui.DividedList.Item],
  BrandMark: [ui.BrandMark],
  'OfferCard.Grid': [ui.OfferCard.Grid],
  'OfferCard.Root': [ui.OfferCard.Root, { title: '', blurb: '' }],
  ParallaxPicture: [ui.ParallaxPicture],
  PageHero: [ui.PageHero, { picture, kicker: '', title: '' }],
  PageTitle: [ui.PageTitle, { kicker: '' }],
  'Picture.Root': [ui.Picture.Root, picture],
  'Picture.Arch': [ui.Picture.Arch],
  'Picture.Edge': [ui.Picture.Edge],
  SundialPager: [ui.SundialPager, { names: ['1'], index: 0, onIndexChange: () => {} }],
  PictureLink: [ui.PictureLink, { label: '' }],
  Prose: [ui.Prose],
  PullQuote: [ui.PullQuote],
  Quotes: [ui.Quotes, { quotes: [], messages: {} }],
  ScrollReveal: [ui.ScrollReveal],
  'RoomCard.Grid': [ui.RoomCard.Grid],
  'RoomCard.Root': [ui.RoomCard.Root, { title: '', more: '' }],
  Section: [ui.Section],
  SectionHeader: [ui.SectionHeader],
  SectionTitle: [ui.SectionTitle, { kicker: '' }],
  'ServiceList.Root': [ui.ServiceList.Root],
  'ServiceList.Item': [ui.ServiceList.Item, { title: '' }],
  Showcase: [ui.Showcase, { items: [], messages: { list: '', details: '' } }],
  Skeleton: [ui.Skeleton],
  SkipLink: [ui.SkipLink],
  TwoColumns: [ui.TwoColumns],
  Stack: [ui.Stack],
  Sticky: [ui.Sticky],
  'TermList.Root': [ui.TermList.Root],
  'TermList.Item': [ui.TermList.Item, { term: '' }],
  StickyScroll: [ui.StickyScroll, { items: [] }],
  Text: [ui.Text],
  TextLink: [ui.TextLink],
  VisuallyHidden: [ui.VisuallyHidden],
}

it.each(Object.entries(components))(
  '%s passes className, ref and other props on to its element, which has a slot',
  async (_, entry) => {
    const [Component, props] = entry as [ComponentType<Record<string, unknown>>, object?]
    const ref = createRef<Element>()
    await render(
      <Component {...props} className="custom" id="custom" ref={ref as Ref<Element>} data-custom="yes" />,
    )
    const element = document.getElementById('custom')
    expect(element).not.toBeNull()
    expect(ref.current).toBe(element)
    expect(element?.classList).toContain('custom')
    expect(element?.dataset.custom).toBe('yes')
    expect(element?.dataset.slot).toMatch(/^ui-/)
  },
)

const cancelable = { bubbles: true, cancelable: true }

/** The event handlers that a consumer can set, with the events that React makes them of. */
const events = {
  onClick: () => new MouseEvent('click', cancelable),
  onKeyDown: () => new KeyboardEvent('keydown', { ...cancelable, key: 'Escape' }),
  onFocus: () => new FocusEvent('focusin', cancelable),
  onBlur: () => new FocusEvent('focusout', cancelable),
  onPointerEnter: () => new PointerEvent('pointerover', { ...cancelable, pointerType: 'mouse' }),
  onPointerLeave: () => new PointerEvent('pointerout', cancelable),
  onTouchStart: () => new TouchEvent('touchstart', cancelable),
  onTouchEnd: () => new TouchEvent('touchend', cancelable),
  onToggle: () => new Event('toggle'),
}

it.each(Object.entries(components))('%s calls the event handlers of its consumer', async (_, entry) => {
  const [Component, props] = entry as [ComponentType<Record<string, unknown>>, object?]
  const names = Object.keys(events) as (keyof typeof events)[]
  const handlers = Object.fromEntries(names.map((name) => [name, vi.fn()]))
  await render(<Component {...props} id="custom" {...handlers} />)
  const element = document.getElementById('custom')
  const expected = names.filter((name) => name !== 'onToggle' || element?.matches('details'))
  for (const name of expected) element?.dispatchEvent(events[name]())
  expect(names.filter((name) => handlers[name]?.mock.calls.length)).toEqual(expected)
})

/** A menu or lightbox that is open until a handler closes it. */
function Open({
  children,
}: {
  children: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode
}) {
  const [open, setOpen] = useState(true)
  return children(open, setOpen)
}

describe('a handler of the consumer', () => {
  const slides = ['a', 'b'].map((id) => ({
    id,
    moment: id,
    hour: 9,
    picture,
    kicker: '',
    title: '',
    text: '',
  }))
  const rotates = () => document.querySelector('#custom [aria-live]')?.ariaLive === 'off'
  const menuIsOpen = () => document.querySelector('#custom')?.ariaExpanded === 'true'
  const lightboxIsOpen = () => document.querySelector('#custom') !== null

  it.each<[string, keyof typeof events, () => boolean, (props: object) => ReactNode]>([
    [
      'Hero',
      'onPointerEnter',
      rotates,
      (props) => (
        <ui.Hero slides={slides} messages={{ position: '' } as ui.HeroMessages} action={null} {...props} />
      ),
    ],
    [
      'Quotes',
      'onPointerEnter',
      rotates,
      (props) => (
        <ui.Quotes
          quotes={['a', 'b']}
          messages={{ goTo: '', position: '' } as ui.QuotesMessages}
          {...props}
        />
      ),
    ],
    [
      'Carousel.Root',
      'onPointerEnter',
      rotates,
      (props) => (
        <ui.Carousel.Root messages={{ position: '' } as ui.CarouselMessages} {...props}>
          <ui.Carousel.Slide picture={picture} caption="a" />
          <ui.Carousel.Slide picture={picture} caption="b" />
        </ui.Carousel.Root>
      ),
    ],
    [
      'Lightbox',
      'onClick',
      lightboxIsOpen,
      (props) => (
        <Open>
          {(open, setOpen) => (
            <ui.Lightbox
              pictures={[]}
              openAt={open ? 0 : null}
              onClose={() => setOpen(false)}
              messages={{ position: '' } as ui.LightboxMessages}
              {...props}
            />
          )}
        </Open>
      ),
    ],
    [
      'OverlayMenu.Trigger',
      'onKeyDown',
      menuIsOpen,
      (props) => (
        <Open>
          {(open, setOpen) => (
            <ui.OverlayMenu.Root open={open} onOpenChange={setOpen}>
              <ui.OverlayMenu.Trigger {...props} />
            </ui.OverlayMenu.Root>
          )}
        </Open>
      ),
    ],
  ])('of %s runs before ours, and can prevent it', async (_, name, isAsBefore, renderPart) => {
    await page.viewport(1280, 900)
    let prevented = true
    const handler = (event: SyntheticEvent) => {
      if (prevented) event.preventDefault()
    }
    await render(renderPart({ id: 'custom', [name]: handler }))
    await expect.poll(isAsBefore).toBe(true)
    const send = () => document.getElementById('custom')?.dispatchEvent(events[name]())
    send()
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(isAsBefore()).toBe(true)
    prevented = false
    send()
    await expect.poll(isAsBefore).toBe(false)
  })
})
