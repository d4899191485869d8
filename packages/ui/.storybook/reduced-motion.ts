type StoryMotion = 'system' | 'reduced'

const QUERY = '(prefers-reduced-motion: reduce)'
const systemMatchMedia = window.matchMedia.bind(window)

/**
 * Simulates the system setting “reduce motion”. A page cannot change the result of a media query, so this function
 * replaces `matchMedia` for scripts, and `story-page.css` removes transitions and animations.
 */
export function setStoryMotion(motion: StoryMotion) {
  document.documentElement.dataset.motion = motion
  window.matchMedia =
    motion === 'reduced'
      ? (query) =>
          query === QUERY ? Object.assign(new EventTarget(), matchingQuery) : systemMatchMedia(query)
      : systemMatchMedia
}

const matchingQuery = {
  matches: true,
  media: QUERY,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
} satisfies Partial<MediaQueryList>
