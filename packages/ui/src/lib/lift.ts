/** A card rises by 2 px below the pointer, so that it is seen to be one link; without motion it stays. */
export const lift =
  'ui:transition-[translate] ui:duration-240 ui:ease-sun ui:hover:-translate-y-0.5 ui:motion-reduce:transition-none ui:motion-reduce:hover:translate-y-0'
