/**
 * Runs in the browser: lists the declarations of a minified style sheet that it does not accept, except those with a
 * prefix, which are for other browsers. Minifiers have joined declarations into a shorthand that no browser knows.
 */
export function findRejectedDeclarations(css: string) {
  const plain = css
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/@(font-face|property[^{]*)\{[^}]*\}/g, '')
  return [...plain.matchAll(/[{;]([a-z][\w-]*):([^{};]+)(?=[;}])/g)]
    .filter(([, name = '', value = '']) => !CSS.supports(name, value.replace('!important', '')))
    .map(([, name, value]) => `${name}: ${value}`)
}
