/** `npm run check:fairs`: prints line and field of every mistake in `public/fiere.json`. */
import { readFile } from 'node:fs/promises'
import { checkFairs } from './checks/fairs.ts'

const file = new URL('../public/fiere.json', import.meta.url)
const findings = await checkFairs(await readFile(file, 'utf8'))
for (const { line, message } of findings) console.error(`public/fiere.json:${line}: ${message}`)
if (findings.length > 0) process.exit(1)
console.log('public/fiere.json: every entry is good')
