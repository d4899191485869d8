/**
 * The event handlers of a component together with those of its consumer, as props to spread after `props`. The
 * consumer's handler runs first, and ours only if that did not call `preventDefault`.
 */
export function composeHandlers<Props extends object>(props: Props, ours: Partial<Props>) {
  type Handlers = Record<string, ((event: { defaultPrevented: boolean }) => void) | undefined>
  const composed: Handlers = {}
  for (const name in ours)
    composed[name] = (event) => {
      ;(props as Handlers)[name]?.(event)
      if (!event.defaultPrevented) (ours as Handlers)[name]?.(event)
    }
  return composed as Partial<Props>
}
