/**
 * Joins class names. Merging of Tailwind classes is not needed: no component sets a property twice, and a caller's
 * unlayered classes override the layer `meridiana.ui`.
 */
export { clsx as cn } from 'clsx'
