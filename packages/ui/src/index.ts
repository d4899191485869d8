export { Button, type ButtonProps } from './components/actions/button/button'
export { CardLink, type CardLinkProps } from './components/actions/card-link/card-link'
export { ExternalLink, type ExternalLinkProps } from './components/actions/external-link/external-link'
export { IconButton, type IconButtonProps } from './components/actions/icon-button/icon-button'
export { TextLink, type TextLinkProps } from './components/actions/text-link/text-link'
export type { FairCardProps } from './components/cards/fair-card/fair-card'
export * as FairCard from './components/cards/fair-card/fair-card'
export type {
  ItineraryCardGridProps,
  ItineraryCardProps,
} from './components/cards/itinerary-card/itinerary-card'
export * as ItineraryCard from './components/cards/itinerary-card/itinerary-card'
export type { JournalCardProps } from './components/cards/journal-card/journal-card'
export * as JournalCard from './components/cards/journal-card/journal-card'
export type { OfferCardProps } from './components/cards/offer-card/offer-card'
export * as OfferCard from './components/cards/offer-card/offer-card'
export type { RoomCardGridProps, RoomCardProps } from './components/cards/room-card/room-card'
export * as RoomCard from './components/cards/room-card/room-card'
export {
  BookingForm,
  type BookingFormMessages,
  type BookingFormProps,
} from './components/composites/booking-form/booking-form'
export type {
  CarouselMessages,
  CarouselRootProps,
  CarouselSlideProps,
} from './components/composites/carousel/carousel'
export * as Carousel from './components/composites/carousel/carousel'
export type { DialogContentProps } from './components/composites/dialog/dialog'
export * as Dialog from './components/composites/dialog/dialog'
export { Gallery, type GalleryProps } from './components/composites/gallery/gallery'
export { Hero, type HeroMessages, type HeroProps } from './components/composites/hero/hero'
export type { HeroPagerProps } from './components/composites/hero/hero-dots'
export type { HeroSlide } from './components/composites/hero/hero-slide'
export { SundialPager, type SundialPagerProps } from './components/composites/hero/sundial-pager'
export {
  Lightbox,
  type LightboxMessages,
  type LightboxProps,
} from './components/composites/lightbox/lightbox'
export { Notice, type NoticeProps } from './components/composites/notice/notice'
export { Quotes, type QuotesMessages, type QuotesProps } from './components/composites/quotes/quotes'
export {
  Showcase,
  type ShowcaseMessages,
  type ShowcaseProps,
} from './components/composites/showcase/showcase'
export type { ShowcaseItem } from './components/composites/showcase/showcase-item'
export {
  StickyScroll,
  type StickyScrollItem,
  type StickyScrollProps,
} from './components/composites/sticky-scroll/sticky-scroll'
export { Checkbox } from './components/forms/checkbox/checkbox'
export {
  DateRange,
  type DateRangeMessages,
  type DateRangeProps,
} from './components/forms/date-range/date-range'
export { Field, type FieldProps } from './components/forms/field/field'
export { Input } from './components/forms/input/input'
export { Select } from './components/forms/select/select'
export { Textarea } from './components/forms/textarea/textarea'
export {
  type AmenityIconName,
  Icon,
  type IconName,
  type IconNameOrElement,
  type IconProps,
} from './components/foundations/icon/icon'
export { ScrollReveal, type ScrollRevealProps } from './components/foundations/scroll-reveal/scroll-reveal'
export { Sundial, type SundialProps } from './components/foundations/sundial/sundial'
export { Banner, type BannerProps } from './components/layout/banner/banner'
export type { DocumentBodyProps, DocumentSectionProps } from './components/layout/document/document'
export * as Document from './components/layout/document/document'
export {
  DocumentPage,
  type DocumentPageLinkProps,
  type DocumentPageProps,
  type DocumentPageSection,
} from './components/layout/document-page/document-page'
export { FeatureSection, type FeatureSectionProps } from './components/layout/feature-section/feature-section'
export type { FooterColumnProps, FooterLinkProps } from './components/layout/footer/footer'
export * as Footer from './components/layout/footer/footer'
export { MessagePage, type MessagePageProps } from './components/layout/message-page/message-page'
export { PageHero, type PageHeroProps } from './components/layout/page-hero/page-hero'
export { PageTitle, type PageTitleProps } from './components/layout/page-title/page-title'
export { type ColorScheme, Section, type SectionProps } from './components/layout/section/section'
export { SectionHeader, type SectionHeaderProps } from './components/layout/section-header/section-header'
export { SectionTitle, type SectionTitleProps } from './components/layout/section-title/section-title'
export { Sticky } from './components/layout/sticky/sticky'
export {
  Stack,
  type StackProps,
  TwoColumns,
  type TwoColumnsProps,
} from './components/layout/two-columns/two-columns'
export type { AccordionItemProps } from './components/lists/accordion/accordion'
export * as Accordion from './components/lists/accordion/accordion'
export type { AmenityListItemProps } from './components/lists/amenity-list/amenity-list'
export * as AmenityList from './components/lists/amenity-list/amenity-list'
export type { ContentCardBlockProps } from './components/lists/content-card/content-card'
export * as ContentCard from './components/lists/content-card/content-card'
export {
  DataTable,
  type DataTableColumn,
  type DataTableProps,
} from './components/lists/data-table/data-table'
export type { DividedListItemProps } from './components/lists/divided-list/divided-list'
export * as DividedList from './components/lists/divided-list/divided-list'
export type { FactListItemProps, FactListRootProps } from './components/lists/fact-list/fact-list'
export * as FactList from './components/lists/fact-list/fact-list'
export type { ServiceListItemProps } from './components/lists/service-list/service-list'
export * as ServiceList from './components/lists/service-list/service-list'
export { Skeleton } from './components/lists/skeleton/skeleton'
export type {
  TermListItemProps,
  TermListRootProps,
  TermListRow,
} from './components/lists/term-list/term-list'
export * as TermList from './components/lists/term-list/term-list'
export { BackLink, type BackLinkProps } from './components/navigation/back-link/back-link'
export type { BreadcrumbLinkProps } from './components/navigation/breadcrumb/breadcrumb'
export * as Breadcrumb from './components/navigation/breadcrumb/breadcrumb'
export type { FilterPillsItemProps } from './components/navigation/filter-pills/filter-pills'
export * as FilterPills from './components/navigation/filter-pills/filter-pills'
export type { HeaderLinkProps, HeaderRootProps } from './components/navigation/header/header'
export * as Header from './components/navigation/header/header'
export { LanguageMenu, type LanguageMenuProps } from './components/navigation/language-menu/language-menu'
export {
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/navigation/language-switch/language-switch'
export type {
  OverlayMenuContentProps,
  OverlayMenuLinkProps,
  OverlayMenuRootProps,
} from './components/navigation/overlay-menu/overlay-menu'
export * as OverlayMenu from './components/navigation/overlay-menu/overlay-menu'
export { SkipLink } from './components/navigation/skip-link/skip-link'
export type {
  TabsContentProps,
  TabsListProps,
  TabsRootProps,
  TabsTriggerProps,
} from './components/navigation/tabs/tabs'
export * as Tabs from './components/navigation/tabs/tabs'
export {
  MapDrawing,
  type MapDrawingProps,
  type MapName,
  type MapShape,
} from './components/pictures/map-drawing/map-drawing'
export { MapFrame, type MapFrameProps } from './components/pictures/map-drawing/map-frame'
export { ParallaxPicture } from './components/pictures/parallax-picture/parallax-picture'
export type {
  PictureArchProps,
  PictureData,
  PictureFiles,
  PictureProps,
  PictureSource,
} from './components/pictures/picture/picture'
export * as Picture from './components/pictures/picture/picture'
export { PictureLink, type PictureLinkProps } from './components/pictures/picture-link/picture-link'
export { Badge, type BadgeProps } from './components/typography/badge/badge'
export { Heading, type HeadingProps } from './components/typography/heading/heading'
export { InsiderTip, type InsiderTipProps } from './components/typography/insider-tip/insider-tip'
export { Kicker, type KickerProps } from './components/typography/kicker/kicker'
export { Price, type PriceProps } from './components/typography/price/price'
export { Prose, type ProseProps } from './components/typography/prose/prose'
export { PullQuote, type PullQuoteProps } from './components/typography/pull-quote/pull-quote'
export { RichText, type RichTextProps, toPlainText } from './components/typography/rich-text/rich-text'
export { Text, type TextProps } from './components/typography/text/text'
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/typography/visually-hidden/visually-hidden'
export type { LanguageChoiceProps, LanguageOption } from './lib/language-option'
