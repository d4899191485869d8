import type { ComponentGuides } from '../../../scripts/storybook/component-guide.ts'

/** How to use each component, and which keyboard keys it handles. The docs pages show these guides. */
export const componentGuides: ComponentGuides = {
  Accordion: {
    pattern: 'disclosure, native `<details>`',
    keys: { 'Enter, Space': 'opens and closes the answer' },
    notes: 'search in the page finds closed answers; several may be open',
    do: 'Use it for answers that most visitors do not need. Put the question into `question`, as a guest would ask it.',
    dont: 'Do not hide what everybody must read, such as prices or check-in times.',
  },
  AmenityList: {
    do: 'Name what the room has. An item without an icon is as good as one with it.',
    dont: 'Do not use an icon without its text.',
  },
  BackLink: {
    do: 'Lead to the list that the page belongs to.',
    dont: 'Do not call `history.back()`: the visitor may have come from a search engine.',
  },
  Badge: {
    do: 'Use one word or two: a state, a date, a category.',
    dont: 'Do not make it a control. A filter is a `FilterPills.Item`.',
  },
  Banner: {
    do: 'Use `size="opening"` once, as the first section of a page.',
    dont: 'Do not put more than a title, a sentence and an action over the picture.',
  },
  BookingSearch: {
    pattern: 'form of native date inputs and select',
    keys: { 'those of the browser': 'change a date or the number of guests', Enter: 'sends the form' },
    notes:
      'an error is read as the field’s description and in a live region; focus moves to the first wrong field',
    do: 'Set `action` and `parameters` to those of your booking engine: the form works without JavaScript.',
    dont: 'Do not ask for names or addresses here. The booking engine does.',
  },
  Breadcrumb: {
    pattern: 'breadcrumb',
    notes: 'the current page is the last entry and not a link',
    do: 'Use it from the third level on.',
    dont: 'Do not use it beside a `BackLink` that leads to the same page.',
  },
  Button: {
    keys: { 'Enter, Space': 'presses the button; a link follows Enter only' },
    pattern: 'button, native',
    do: 'Use one `solid` button per view, for the main action. Use `asChild` around a link that only navigates.',
    dont: 'Do not disable the button that sends a form: say what is missing after the press.',
  },
  CardLink: {
    do: 'Put it into the title of a card, so that the whole card is its target and has one link.',
    dont: 'Do not put another link or button below it in the card without `position: relative`.',
  },
  Carousel: {
    pattern: 'carousel',
    keys: { Tab: 'pause, previous, next, in this order', 'Enter, Space': 'presses the focused button' },
    notes: 'slides are announced only while autoplay is off; hidden slides take no focus',
    do: 'Use it for pictures of one subject. Give every slide a caption.',
    dont: 'Do not put text that is nowhere else into a slide: few visitors see the third one.',
  },
  ContentCard: {
    do: 'Use one block for each chapter of a text that is read in parts.',
    dont: 'Do not use it for links to other pages. Those are cards.',
  },
  DataTable: {
    pattern: 'table with row and column headers',
    notes: 'on phones each value is next to its column’s name; the roles stay those of a table',
    do: 'Write a `caption`, and short names of columns: phones repeat them in every row.',
    dont: 'Do not use it for layout, or for two columns of terms. Those are a `TermList`.',
  },
  Sundial: {
    do: 'Show the hour of what is beside it: breakfast at 8, the room at 22.',
    dont: 'Do not use it as a clock. It shows no minutes, and screen readers do not read it.',
  },
  Dialog: {
    pattern: 'modal dialog',
    keys: { Escape: 'closes', 'Tab, Shift + Tab': 'move inside the dialog only' },
    notes: 'named by its title; focus returns to the trigger',
    do: 'Use it for something short that interrupts: terms of an offer, a confirmation.',
    dont: 'Do not open it without an action of the visitor, and do not open one from another.',
  },
  SundialPager: {
    pattern: 'list of buttons',
    keys: { 'Enter, Space': 'shows the slide' },
    notes: 'each is named after its slide; the active one has `aria-current`',
    do: 'Give each slide the hour that it shows. Two to eight slides fit.',
    dont: 'Do not use it without a carousel.',
  },
  Document: {
    do: 'Use it for texts with numbered chapters, such as policies, with a link to each chapter.',
    dont: 'Do not use it for an article. That is `Prose`.',
  },
  DocumentPage: {
    do: 'Use it for a page that is one document: a policy, directions, questions.',
    dont: 'Do not use it for a document of one or two sections, which needs no table of contents.',
  },
  ExternalLink: {
    pattern: 'link, native',
    keys: { Enter: 'follows the link in a new tab' },
    notes: 'its name ends with the note about the new tab',
    do: 'Use it for every link to another site. Inside `Button` or `TextLink` use their `asChild`.',
    dont: 'Do not open pages of your own site in a new tab.',
  },
  FactList: {
    do: 'Choose the three or four numbers that decide a booking.',
    dont: 'Do not mix figures and sentences in one list: `values="text"` is for sentences.',
  },
  FairCard: {
    pattern: 'article in a list',
    notes: 'one link per card, in its title; the whole card is its target',
    do: 'Show `FairCard.Skeleton` while the list loads, with `aria-busy` on the grid.',
    dont: 'Do not show fairs of the past.',
  },
  FeatureSection: {
    do: 'Alternate `side` from one feature to the next.',
    dont: 'Do not set more than two in a row.',
  },
  FilterPills: {
    pattern: 'group of toggle buttons',
    keys: { 'Enter, Space': 'switches the filter on or off' },
    notes: 'the page announces the number of results',
    do: 'Filter at once, and say in a live region how many results there are.',
    dont: 'Do not use it for navigation.',
  },
  Footer: {
    do: 'Put address, telephone and the legal links here, on every page.',
    dont: 'Do not repeat the main navigation in full.',
  },
  Gallery: {
    pattern: 'list of links that open a dialog',
    keys: { Enter: 'opens the picture in the lightbox' },
    notes: 'without JavaScript each link opens its picture',
    do: 'Write an `alt` that tells pictures of one room apart.',
    dont: 'Do not repeat the picture of the page’s head.',
  },
  Header: {
    pattern: 'banner with a named navigation',
    notes: 'the current page has `aria-current`',
    do: 'Pass the `id` of the hero as `hero`, so that the header lies over the picture.',
    dont: 'Do not put more than five links into it. The others are in the `OverlayMenu`.',
  },
  Heading: {
    do: 'Choose `as` by the outline of the page and `size` by the look. One phrase may be an `<em>`.',
    dont: 'Do not skip a level, and do not use a heading for emphasis.',
  },
  Hero: {
    pattern: 'carousel',
    keys: { Tab: 'pause, previous, next, in this order', 'Enter, Space': 'presses the focused button' },
    notes: 'slides are announced only while autoplay is off; hidden slides take no focus',
    do: 'Use it once, on the home page. Every title must make sense alone.',
    dont: 'Do not put different actions on different slides.',
  },
  Icon: {
    do: 'Use it beside a text.',
    dont: 'Do not give it the meaning alone: a control with an icon only is an `IconButton` with a name.',
  },
  IconButton: {
    pattern: 'button, native',
    keys: { 'Enter, Space': 'presses the button' },
    do: 'Give it an `aria-label` that says what it does: “Next picture”.',
    dont: 'Do not use it where a word has room.',
  },
  InsiderTip: {
    do: 'Give away one thing that only the house knows, with a name or a place.',
    dont: 'Do not use it for advertising. One per article.',
  },
  ItineraryCard: {
    do: 'Show the profile or map of the route as `logo`.',
    dont: 'Do not use it for rooms or posts.',
  },
  JournalCard: {
    pattern: 'article in a list',
    notes: 'one link per card, in its title; the whole card is its target',
    do: 'Keep excerpts of a row about equally long.',
    dont: 'Do not write “read more” as the only name of the link.',
  },
  Kicker: {
    do: 'Write one to three words above a heading, with the hour of the section.',
    dont: 'Do not make it a heading: screen readers read it as text.',
  },
  LanguageMenu: {
    pattern: 'disclosure',
    keys: { 'Enter, Space': 'opens and closes', Escape: 'closes' },
    notes: 'each language is written in itself, with its `lang`',
    do: 'Link to the same page in the other language.',
    dont: 'Do not use the flag alone: it stands for a country.',
  },
  LanguageSwitch: {
    pattern: 'links',
    notes: 'works without JavaScript',
    do: 'Use it in the menu and in the footer, where all languages have room.',
    dont: 'Do not translate the names of the languages.',
  },
  Lightbox: {
    pattern: 'modal dialog',
    keys: {
      'Left, Right': 'show the previous and the next picture, and wrap',
      Escape: 'closes',
      'Tab, Shift + Tab': 'move inside the lightbox only',
    },
    notes: 'a new picture is announced; focus returns to the picture that opened it',
    do: 'Use `Gallery`, which opens it. Use it alone for a trigger of your own.',
    dont: 'Do not show pictures in it that are smaller than those of the page.',
  },
  MapDrawing: {
    notes: 'one image with the name that you give it; the names on it are not read',
    do: 'Say in `aria-label` what the map shows, in one sentence. Draw few names: the way, not the region.',
    dont: 'Do not make it the only directions. Write the way as text, too.',
  },
  MapFrame: {
    do: 'Show it only after the visitor has allowed the map service, with a `title`.',
    dont: 'Do not use it without a link that opens the map on its own.',
  },
  MessagePage: {
    do: 'Say what happened and what the visitor can do now, with one main action.',
    dont: 'Do not use it for an error of one part of a page. Show that where the part would be.',
  },
  Notice: {
    pattern: 'status (live region)',
    keys: { 'Enter, Space': 'presses the close button' },
    notes: 'a new message is announced without moving the focus',
    do: 'Render it once per page, and give it children when there is something to say.',
    dont: 'Do not ask a question in it. That is a `Dialog`.',
  },
  DividedList: {
    do: 'Use it for rows with a marker, a text and an action: fairs, hours, steps.',
    dont: 'Do not use it for more than about ten rows.',
  },
  BrandMark: {
    do: 'Use it once in the header and once in the footer.',
    dont: 'Do not use it as a bullet. Another hotel replaces it by its own logo.',
  },
  OfferCard: {
    do: 'Say what is included and until when it is valid.',
    dont: 'Do not write a price without its conditions.',
  },
  OverlayMenu: {
    pattern: 'modal dialog',
    keys: { Escape: 'closes', 'Tab, Shift + Tab': 'move inside the menu only' },
    notes: 'focus returns to the trigger; the page behind does not scroll',
    do: 'Put all pages into it, also those of the header.',
    dont: 'Do not nest menus. Two levels are two lists.',
  },
  PageHero: {
    do: 'Use it for the page of one thing, such as a room, with its best picture.',
    dont: 'Do not use it on the home page. That is `Hero`.',
  },
  PageTitle: {
    do: 'Use it for pages that begin with text.',
    dont: 'Do not use two on a page: it is the `h1`.',
  },
  ParallaxPicture: {
    do: 'Use it between two sections, with a picture without a subject at the edges.',
    dont: 'Do not put text over it. That is a `Banner`.',
  },
  Picture: {
    do: 'Pass `width`, `height` and `sizes`, so that nothing moves and phones load a small file.',
    dont: 'Do not set `priority` on more than the first picture of the page.',
  },
  PictureLink: {
    do: 'Use it for one picture that leads to a page, with a label that names it.',
    dont: 'Do not use it for a list. Those are cards.',
  },
  Prose: {
    do: 'Use it around the text of an article: it styles paragraphs, lists and quotes.',
    dont: 'Do not put whole sections into it.',
  },
  PullQuote: {
    do: 'Choose one sentence of the article, or of a guest with the name in `by`.',
    dont: 'Do not use it for text that is not said anywhere.',
  },
  Quotes: {
    pattern: 'carousel',
    keys: { Tab: 'pause, then one button for each quote', 'Enter, Space': 'presses the focused button' },
    notes: 'quotes are announced only while autoplay is off; hidden quotes take no focus',
    do: 'Use quotes of about the same length: the box is as high as the longest.',
    dont: 'Do not shorten what a guest said so that it means something else.',
  },
  RichText: {
    do: 'Use it for the texts of a translation file, around a whole heading or paragraph.',
    dont: 'Do not use it for links or structure. Those are elements of their own.',
  },
  ScrollReveal: {
    do: 'Use it on the text of a section, once per section.',
    dont: 'Do not use it above the fold, or on every item of a long list.',
  },
  RoomCard: {
    pattern: 'article in a list',
    notes: 'one link per card, in its title; the whole card is its target',
    do: 'Say in `note` what tells this room from the others.',
    dont: 'Do not use `size="preview"` on the page of all rooms.',
  },
  Section: {
    do: 'Name each section with `aria-labelledby`, and choose schemes from light to night down the page.',
    dont: 'Do not nest sections with schemes, and do not use `dark` for two in a row.',
  },
  SectionHeader: {
    do: 'Use it when the title has an action beside it.',
    dont: 'Do not put more than one action into it.',
  },
  SectionTitle: {
    do: 'Begin each section with it.',
    dont: 'Do not write the kicker’s words again in the heading.',
  },
  ServiceList: {
    do: 'Write the name of the service first. The sentence below it says how to get it.',
    dont: 'Do not list what every hotel has.',
  },
  Showcase: {
    pattern: 'vertical tabs with manual activation',
    keys: {
      'Up, Down': 'move between the rooms, and wrap',
      'Home, End': 'move to the first and the last room',
      'Enter, Space': 'show the room',
    },
    notes: 'one tab stop for all rooms',
    do: 'Use it for four to ten things of one kind that differ by their picture.',
    dont: 'Do not use it for panels of text. Use `Accordion`.',
  },
  Skeleton: {
    pattern: 'hidden from screen readers',
    notes: 'the list around it has `aria-busy`',
    do: 'Give it the size of what will replace it.',
    dont: 'Do not show it for longer than a few seconds: show the error instead.',
  },
  SkipLink: {
    pattern: 'first link of the page',
    notes: 'visible only while it has focus',
    do: 'Render it first in the `body`, with the `id` of `main`.',
    dont: 'Do not hide it from the keyboard.',
  },
  TwoColumns: {
    do: 'Put the picture and the text into it. Choose the ratio by the picture.',
    dont: 'Do not make more than two columns with it.',
  },
  Stack: {
    do: 'Use it for the distances in a column of text.',
    dont: 'Do not add margins to its children.',
  },
  Sticky: {
    do: 'Use it for a short text beside a long one.',
    dont: 'Do not use it for anything higher than the window.',
  },
  StickyScroll: {
    do: 'Tell something that has an order, in three to five steps.',
    dont: 'Do not use it for a list that visitors compare.',
  },
  TermList: {
    do: 'Use it for pairs: size and square metres, bed and width.',
    dont: 'Do not use it for more than two columns. That is a `DataTable`.',
  },
  Text: {
    do: 'Use `size="lead"` once, below the heading.',
    dont: 'Do not set other sizes or colours with a class.',
  },
  TextLink: {
    pattern: 'link, native',
    keys: { Enter: 'follows the link' },
    do: 'Name the page that it opens.',
    dont: 'Do not use it for an action. That is a `Button`.',
  },
  VisuallyHidden: {
    do: 'Use it for words that sighted visitors see from the layout.',
    dont: 'Do not hide content that everybody should read.',
  },
}
