/* Asks publint and "are the types wrong" about the tarball that would be published. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { pack } from './pack.mjs'

const { folder, tarball } = pack()
const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status

// Style sheets have no types.
const styles = ['./styles.css', './badge.css']
const failed = [
  run('publint', 'run', tarball, '--strict'),
  run('attw', tarball, '--exclude-entrypoints', ...styles),
].filter((status) => status !== 0)

rmSync(folder, { recursive: true })
process.exitCode = failed.length
