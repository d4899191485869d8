/** The oldest browsers in which the site and the packages work: those of Vite's default target. */
export const BROWSER_TARGETS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']
