/**
 * Joins class names. It does not merge Tailwind classes: a component never sets one property twice, and a caller's
 * unlayered classes override the layer `meridiana.ui`.
 */
export { clsx as cn } from 'clsx'
