/** Classes that fade a modal in and out over 0.5 s. Under reduced motion the modal appears and disappears at once. */
export const modalFadeClasses =
  'ui:motion-safe:data-[state=closed]:animate-[ui-fade-out_0.5s_var(--ui-ease)_forwards] ui:motion-safe:data-[state=open]:animate-[ui-fade-in_0.5s_var(--ui-ease)]'
