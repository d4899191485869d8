/** Events that usually precede a press on a link. */
export const eventsBeforePress = ['pointerover', 'touchstart', 'focusin']

/** Returns the link to a page of the site that contains the target of an event; null if there is none. */
export const findPageLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([href^="/assets/"])') : null
