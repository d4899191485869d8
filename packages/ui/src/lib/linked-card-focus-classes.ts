/**
 * Classes of a card whose title may be a `CardLink`. The link covers the card, so the card shows the focus ring, and
 * `--ui-card-link-outline` hides the ring of the link.
 */
export const linkedCardFocusClasses =
  'ui:relative ui:has-[[data-slot=ui-card-link]:focus-visible]:rounded-card ui:[--ui-card-link-outline:none] ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-2 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-offset-4 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-focus'
