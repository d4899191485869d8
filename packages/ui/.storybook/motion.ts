export type Motion = 'system' | 'reduced'

const QUERY = '(prefers-reduced-motion: reduce)'
const systemMedia = window.matchMedia.bind(window)

/**
 * Shows what a visitor sees who asked for less motion. A page cannot set the media query itself, so its answer to
 * scripts is replaced, and the styles' motion is taken away.
 */
export function setMotion(motion: Motion) {
  document.documentElement.dataset.motion = motion
  window.matchMedia =
    motion === 'reduced'
      ? (query) => (query === QUERY ? Object.assign(new EventTarget(), answer) : systemMedia(query))
      : systemMedia
}

const answer = {
  matches: true,
  media: QUERY,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
} satisfies Partial<MediaQueryList>
