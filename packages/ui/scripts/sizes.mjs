/* Prints what each part costs a page, React not counted: `npm run sizes` (needs `npm run build`). */
import { measureAll } from './budget.mjs'

const column = (value) => String(value).padStart(12)

console.log(
  ''.padEnd(40) + ['own code', 'allowed', 'libraries', 'all, gzip'].map((title) => column(title)).join(''),
)
for (const { name, own, limit, libraries, total } of await measureAll()) {
  console.log(name.padEnd(40) + [own, limit, libraries, total].map(column).join(''))
  if (own > limit) process.exitCode = 1
}
