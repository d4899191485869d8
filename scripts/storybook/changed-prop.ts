/** The prop that a callback changes: `value` for `onValueChange`; undefined for other names. */
export const findChangedProp = (callback: string) => {
  const name = /^on(\w+)Change$/.exec(callback)?.[1]
  return name && name.charAt(0).toLowerCase() + name.slice(1)
}
