/** Classes that move a card up by 2 px on hover, except under reduced motion. */
export const liftOnHoverClasses =
  'ui:transition-[translate] ui:duration-hover ui:ease-sun ui:hover:-translate-y-0.5 ui:motion-reduce:transition-none ui:motion-reduce:hover:translate-y-0'
