/**
 * The container of the portals of Radix dialogs; null on the server. Radix would render the content of a dialog in a
 * second, synchronous pass without it, because it looks for the container after the first one.
 */
export const getPortalContainer = () => globalThis.document?.body ?? null
