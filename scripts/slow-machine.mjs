/**
 * Runs a command on a machine that is slow at random, to find tests that depend on its speed:
 *
 *     node scripts/slow-machine.mjs npx playwright test e2e/home.spec.ts
 *
 * Stops browser processes of the command for 0.2 to 0.9 s, again and again; `--seed <n>` repeats the stops of a run.
 * `--busy` keeps all processors busy instead.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const args = process.argv.slice(2)
const loops = args[0] === '--busy' && args.shift() ? availableParallelism() : 0
let seed = args[0] === '--seed' ? Number(args.splice(0, 2)[1]) : (Date.now() % 1e6) + 1
console.log(loops ? `Keeps ${loops} processors busy` : `Stops browsers at random: --seed ${seed}`)
/** Returns the next number between 0 and 1, of the generator by Park and Miller. */
function random() {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}
const busy = Array.from({ length: loops }, () => spawn('yes', { stdio: 'ignore' }))
const command = spawn(args[0], args.slice(1), { stdio: 'inherit' })
const end = once(command, 'exit')

while (!loops && command.exitCode === null && command.signalCode === null) {
  const pids = new Set([String(command.pid)])
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  const stopped = []
  for (const [, pid, parent, name] of processes.matchAll(/(\d+) +(\d+) (.*)/g)) {
    if (!pids.has(parent)) continue
    pids.add(pid)
    if (/chrom|firefox|webkit/i.test(name) && random() < 0.5) stopped.push(pid)
  }
  spawnSync('kill', ['-STOP', ...stopped])
  await wait(200 + 700 * random())
  spawnSync('kill', ['-CONT', ...stopped])
  await wait(500 * random())
}
const [code] = await end
for (const loop of busy) loop.kill()
process.exit(code ?? 1)
