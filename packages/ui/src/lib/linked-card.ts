/**
 * Classes of a card whose title may be a `CardLink`: the link covers the card, and the card shows its focus ring. The
 * variable hides the link's own ring.
 */
export const linkedCard =
  'ui:relative ui:[--ui-card-link-outline:none] ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-2 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-offset-4 ui:has-[[data-slot=ui-card-link]:focus-visible]:outline-focus'
