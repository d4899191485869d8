/**
 * Classes of a part of a modal that is animated as the modal opens and closes, over `--ui-duration-open`. Under reduced
 * motion the animation takes no time. It is not left out, because Radix waits for its end, also if the visitor asks for
 * reduced motion in the middle of it. What is closing takes no press.
 */
export const modalMotionClasses =
  'ui:motion-reduce:[--ui-duration-open:0s] ui:data-[state=closed]:pointer-events-none'

/** Classes that fade a modal in and out. */
export const modalFadeClasses = `${modalMotionClasses} ui:data-[state=closed]:animate-[ui-fade-out_var(--ui-duration-open)_var(--ui-ease)_forwards] ui:data-[state=open]:animate-[ui-fade-in_var(--ui-duration-open)_var(--ui-ease)]`
