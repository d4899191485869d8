/**
 * Classes of a card whose title may be a `CardLink`. The link covers the card, so the card shows the focus ring, and
 * `--ui-card-link-outline` hides the ring of the link. The ring has the corners of the card's picture.
 */
export const linkedCardFocusClasses =
  'ui:relative ui:rounded-card ui:[--ui-card-link-outline:none] ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-2 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-offset-4 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-focus'
