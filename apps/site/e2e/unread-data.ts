/**
 * Reported when a visitor goes elsewhere before the last byte of the next page's data: React Router's decoder does not
 * handle the end of its own stream. Nothing depends on it.
 */
export const UNREAD_DATA = /^signal is aborted without reason$/
