/**
 * Joins class names. No two of ours that meet on an element set the same thing, and a caller's classes win by their
 * cascade layer, so nothing has to be merged.
 */
export { clsx as cn } from 'clsx'
