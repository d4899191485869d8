/** The logo of a hotel in the stories: a ring, or by its style sheet the mountains of another hotel. */
export const storyLogo = (
  <svg
    data-mark
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M1.5 14a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0-25 0" />
  </svg>
)
