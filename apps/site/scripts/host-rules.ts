/** Reads `_headers` and `_redirects` as Netlify and Cloudflare do. Supports only the rules that this site uses. */

interface HeaderRule {
  path: string
  headers: [name: string, value: string][]
}

interface RedirectRule {
  path: string
  target: string
  status: number
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Returns the part of a path that the `*` of a rule matches; undefined if the rule does not match the path. */
function matchPath(rule: string, path: string) {
  if (!rule.endsWith('*')) return rule === path ? '' : undefined
  const start = rule.slice(0, -1)
  return path.startsWith(start) ? path.slice(start.length) : undefined
}

/**
 * Parses `_headers`: a line that begins with a slash is the path of a rule, and the indented lines below are its
 * headers.
 */
export function parseHeaderRules(text: string) {
  const rules: HeaderRule[] = []
  for (const line of linesOf(text)) {
    const [name = '', ...value] = line.trim().split(': ')
    if (line.startsWith('/')) rules.push({ path: line, headers: [] })
    else rules.at(-1)?.headers.push([name, value.join(': ')])
  }
  return rules
}

/** Returns the headers of all rules that match a path. */
export const findResponseHeaders = (rules: HeaderRule[], path: string) =>
  rules.filter((rule) => matchPath(rule.path, path) !== undefined).flatMap(({ headers }) => headers)

/** Parses a `_redirects` file. */
export const parseRedirectRules = (text: string): RedirectRule[] =>
  linesOf(text).map((line) => {
    const [path = '', target = '', status] = line.split(/\s+/)
    return { path, target, status: Number(status) }
  })

/** Returns the target and the status of the first redirect rule that matches a path. */
export function findRedirect(rules: RedirectRule[], path: string): Omit<RedirectRule, 'path'> | undefined {
  for (const rule of rules) {
    const rest = matchPath(rule.path, path)
    if (rest !== undefined) return { target: rule.target.replace(':splat', rest), status: rule.status }
  }
  return undefined
}
