/**
 * Joins class names. Tailwind classes need no merging: no component sets a property twice, and an app's unlayered
 * classes override the layer `meridiana.ui`.
 */
export { clsx as cn } from 'clsx'
