import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The hashes under which Turborepo keeps the builds of a day, by package. */
function hashesOf(day: string): Record<string, string> {
  const output = execFileSync('node_modules/.bin/turbo', ['run', 'build', '--dry=json'], {
    cwd: root,
    env: { ...process.env, BUILD_DAY: day, TURBO_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const { tasks }: { tasks: { package: string; hash: string }[] } = JSON.parse(output)
  return Object.fromEntries(tasks.map((task) => [task.package, task.hash]))
}

// The time limit is long because a busy machine is slow.
it('the site is built again on another day, the packages are not', { timeout: 60_000 }, () => {
  const { '@meridiana/site': site, ...packages } = hashesOf('2026-11-27')
  const { '@meridiana/site': siteLater, ...packagesLater } = hashesOf('2026-11-28')
  expect(site).toMatch(/^[\da-f]{16}$/)
  expect(siteLater).not.toBe(site)
  expect(packagesLater).toEqual(packages)
})
