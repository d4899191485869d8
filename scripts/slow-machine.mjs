/**
 * Runs a command and stops browser processes of it for 0.2 to 0.9 s, again and again, to find tests that depend on the
 * speed of the machine:
 *
 *     node scripts/slow-machine.mjs npx playwright test e2e/home.spec.ts
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const command = spawn(process.argv[2], process.argv.slice(3), { stdio: 'inherit' })

while (command.exitCode === null && command.signalCode === null) {
  const descendants = new Set([String(command.pid)])
  const stopped = []
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  for (const [, pid, parent, name] of processes.matchAll(/(\d+) +(\d+) (.*)/g)) {
    if (!descendants.has(parent)) continue
    descendants.add(pid)
    if (/chrom|firefox|webkit/i.test(name) && Math.random() < 0.5) stopped.push(pid)
  }
  spawnSync('kill', ['-STOP', ...stopped])
  await wait(200 + 700 * Math.random())
  spawnSync('kill', ['-CONT', ...stopped])
  await wait(500 * Math.random())
}
process.exitCode = command.exitCode ?? 1
