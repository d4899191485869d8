/** Classes that raise a card by 2 px on hover; not under reduced motion. */
export const lift =
  'ui:transition-[translate] ui:duration-240 ui:ease-sun ui:hover:-translate-y-0.5 ui:motion-reduce:transition-none ui:motion-reduce:hover:translate-y-0'
