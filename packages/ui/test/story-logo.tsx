/** The logo of a hotel in the stories: a ring. */
export const storyLogo = (
  <svg width="28" height="28" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <circle cx="14" cy="14" r="12.5" />
  </svg>
)
