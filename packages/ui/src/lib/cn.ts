/**
 * Joins class names. It does not need to merge Tailwind classes: no component sets a property twice, and a caller's
 * unlayered classes override the layer `meridiana.ui`.
 */
export { clsx as cn } from 'clsx'
