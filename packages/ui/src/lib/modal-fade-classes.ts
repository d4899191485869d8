/**
 * Classes that fade a modal in and out over `--ui-duration-open`. Under reduced motion the modal appears and disappears
 * at once.
 */
export const modalFadeClasses =
  'ui:motion-safe:data-[state=closed]:animate-[ui-fade-out_var(--ui-duration-open)_var(--ui-ease)_forwards] ui:motion-safe:data-[state=open]:animate-[ui-fade-in_var(--ui-duration-open)_var(--ui-ease)]'
