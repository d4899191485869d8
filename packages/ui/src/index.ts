export { Accordion, type AccordionItemProps } from './accordion/accordion'
export { AmenityList, type AmenityListItemProps } from './amenity-list/amenity-list'
export { BackLink, type BackLinkProps } from './back-link/back-link'
export { Badge, type BadgeProps } from './badge/badge'
export { Banner, type BannerProps } from './banner/banner'
export { Breadcrumb, type BreadcrumbLinkProps } from './breadcrumb/breadcrumb'
export { Button, type ButtonProps } from './button/button'
export { CardLink, type CardLinkProps } from './card-link/card-link'
export {
  Carousel,
  type CarouselLabels,
  type CarouselRootProps,
  type CarouselSlideProps,
} from './carousel/carousel'
export { ContentCard, type ContentCardBlockProps } from './content-card/content-card'
export { DataTable, type DataTableColumn, type DataTableProps } from './data-table/data-table'
export { Dial, type DialProps } from './dial/dial'
export { Dialog, type DialogContentProps } from './dialog/dialog'
export { Document, type DocumentSectionProps } from './document/document'
export { Facts, type FactsItemProps, type FactsRootProps } from './facts/facts'
export { FairCard, type FairCardProps } from './fair-card/fair-card'
export { Feature, type FeatureProps } from './feature/feature'
export { FilterPills, type FilterPillsItemProps } from './filter-pills/filter-pills'
export { Footer, type FooterColumnProps, type FooterLinkProps } from './footer/footer'
export { Gallery, type GalleryProps } from './gallery/gallery'
export { Header, type HeaderLinkProps, type HeaderRootProps } from './header/header'
export { Heading, type HeadingProps } from './heading/heading'
export { DialPager, type DialPagerProps } from './hero/dial-pager'
export { Hero, type HeroLabels, type HeroProps, type HeroSlide } from './hero/hero'
export { type AmenityName, Icon, type IconName, type IconProps } from './icon/icon'
export { IconButton, type IconButtonProps } from './icon-button/icon-button'
export { InsiderTip, type InsiderTipProps } from './insider-tip/insider-tip'
export {
  ItineraryCard,
  type ItineraryCardGridProps,
  type ItineraryCardProps,
} from './itinerary-card/itinerary-card'
export { JournalCard, type JournalCardProps } from './journal-card/journal-card'
export { Kicker, type KickerProps } from './kicker/kicker'
export { LanguageMenu, type LanguageMenuProps } from './language-menu/language-menu'
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/language-switch'
export type { LanguageChoice, LanguageOption } from './lib/language-option'
export { Lightbox, type LightboxImage, type LightboxLabels, type LightboxProps } from './lightbox/lightbox'
export { LineList, type LineListItemProps } from './line-list/line-list'
export { Mark, type MarkProps } from './mark/mark'
export { OfferCard, type OfferCardProps } from './offer-card/offer-card'
export {
  OverlayMenu,
  type OverlayMenuContentProps,
  type OverlayMenuLinkProps,
  type OverlayMenuRootProps,
} from './overlay-menu/overlay-menu'
export { PageTitle, type PageTitleProps } from './page-title/page-title'
export { ParallaxPicture } from './parallax-picture/parallax-picture'
export {
  Picture,
  type PictureArchProps,
  type PictureData,
  type PictureProps,
  type PictureSource,
} from './picture/picture'
export { PictureLink, type PictureLinkProps } from './picture-link/picture-link'
export { Prose, type ProseProps } from './prose/prose'
export { PullQuote, type PullQuoteProps } from './pull-quote/pull-quote'
export { Quotes, type QuotesLabels, type QuotesProps } from './quotes/quotes'
export { Reveal, type RevealProps } from './reveal/reveal'
export { RoomCard, type RoomCardGridProps, type RoomCardProps } from './room-card/room-card'
export { type Scheme, Section, type SectionProps } from './section/section'
export { SectionHead, type SectionHeadProps } from './section-head/section-head'
export { ServiceList, type ServiceListItemProps } from './service-list/service-list'
export { Showcase, type ShowcaseItem, type ShowcaseLabels, type ShowcaseProps } from './showcase/showcase'
export { Skeleton } from './skeleton/skeleton'
export { SkipLink } from './skip-link/skip-link'
export { Split, type SplitProps, Stack, type StackProps } from './split/split'
export { Sticky } from './sticky/sticky'
export { StickyScroll, type StickyScrollItem, type StickyScrollProps } from './sticky-scroll/sticky-scroll'
export { TermList, type TermListItemProps } from './term-list/term-list'
export { Text, type TextProps } from './text/text'
export { TextLink, type TextLinkProps } from './text-link/text-link'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden'
