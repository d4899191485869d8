/** Classes that fade a modal in and out over `--ui-duration-open`. `modal.css` says how under reduced motion. */
export const modalFadeClasses =
  'ui:data-[state=closed]:animate-[ui-fade-out_var(--ui-duration-open)_var(--ui-ease)_forwards] ui:data-[state=open]:animate-[ui-fade-in_var(--ui-duration-open)_var(--ui-ease)]'
