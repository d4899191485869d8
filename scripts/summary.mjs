/**
 * Adds up a test run: the test runners' own JSON reports where a task writes one
 * (`test-results/*.json`, kept by Turborepo's cache), one check for each task that writes none.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Counts one report, of Vitest (`numPassedTests`) or of Playwright (`stats.expected`). */
function countReport(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function countTask(task, root) {
  const ok = task.execution?.exitCode === 0 || task.cache?.status === 'HIT'
  const folder = join(root, task.directory, 'test-results')
  const writesReports = task.task === 'test' || task.task === 'e2e'
  const files = writesReports && existsSync(folder) ? readdirSync(folder) : []
  const reports = files
    .filter((file) => file === `${task.task}.json`)
    .map((file) => countReport(readJson(join(folder, file))))
  const total = reports.reduce(add, { passed: 0, failed: 0, skipped: 0 })
  // A task can fail without a failed test (a crash, a lint error): it counts as one failure itself.
  if (!ok && total.failed === 0) return { ...total, passed: 0, failed: 1 }
  if (reports.length === 0) return { passed: 1, failed: 0, skipped: 0 }
  return total
}

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/**
 * The closing line of a run, from Turborepo's summary of it.
 * @param {URL} runs the folder of run summaries
 * @param {URL} rootUrl the repository
 * @param {number} since only a summary written after this time counts, in ms
 */
export function closingLine(runs, rootUrl, since) {
  const folder = fileURLToPath(runs)
  const files = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
  const summary = files
    .filter((file) => statSync(file).mtimeMs >= since)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  if (!summary) return { line: '0 passed, 1 failed', failed: 1 }
  const counted = ['check:code', 'typecheck', 'test', 'e2e']
  const tasks = readJson(summary).tasks.filter(
    (task) => counted.includes(task.task) && task.command !== '<NONEXISTENT>',
  )
  const { passed, failed, skipped } = tasks
    .map((task) => countTask(task, fileURLToPath(rootUrl)))
    .reduce(add, { passed: 0, failed: 0, skipped: 0 })
  return { line: `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`, failed }
}
