/**
 * The event handlers of a component together with those of its consumer, as props to spread after `props`. The
 * consumer's handler runs first, and ours only if that did not call `preventDefault`.
 */
export function composeHandlers<Props extends object>(props: Props, ours: Partial<Props>) {
  type Handler = ((event: { defaultPrevented: boolean }) => void) | undefined
  const handlers = Object.entries(ours as Record<string, Handler>).map(([name, handler]) => {
    const theirs = props[name as keyof Props] as Handler
    const composed: Handler = (event) => {
      theirs?.(event)
      if (!event.defaultPrevented) handler?.(event)
    }
    return [name, composed]
  })
  return Object.fromEntries(handlers) as Partial<Props>
}
