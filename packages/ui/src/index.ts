export { Button, type ButtonProps } from './button/button'
export { Dial, type DialProps } from './dial/dial'
export { Facts, type FactsItemProps } from './facts/facts'
export { Footer, type FooterColumnProps, type FooterLinkProps } from './footer/footer'
export { Header, type HeaderLinkProps, type HeaderRootProps } from './header/header'
export { Heading, type HeadingProps } from './heading/heading'
export { DialPager, type DialPagerProps } from './hero/dial-pager'
export { Hero, type HeroLabels, type HeroProps, type HeroSlide } from './hero/hero'
export { Icon, type IconName, type IconProps } from './icon/icon'
export { Kicker, type KickerProps } from './kicker/kicker'
export { LanguageMenu, type LanguageMenuProps } from './language-menu/language-menu'
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch/language-switch'
export type { LanguageChoice, LanguageOption } from './lib/language-option'
export { LineList, type LineListItemProps } from './line-list/line-list'
export { Mark } from './mark/mark'
export {
  OverlayMenu,
  type OverlayMenuContentProps,
  type OverlayMenuLinkProps,
  type OverlayMenuRootProps,
} from './overlay-menu/overlay-menu'
export { Picture, type PictureProps } from './picture/picture'
export { Reveal } from './reveal/reveal'
export { type Scheme, Section, type SectionProps } from './section/section'
export { SkipLink } from './skip-link/skip-link'
export { Split, type SplitProps, Stack } from './split/split'
export { Text, type TextProps } from './text/text'
export { TextLink, type TextLinkProps } from './text-link/text-link'
