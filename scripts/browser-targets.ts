/** The oldest browsers in which the site and the packages work. */
export const BROWSER_TARGETS = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']
