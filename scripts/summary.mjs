/**
 * Sums up a test run: the tests of the JSON reports (`test-results/*.json`, restored by Turborepo's cache), and one
 * check for each task without a report. Runs on Node 20.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Counts the tests of one report, of Vitest (`numPassedTests`) or of Playwright (`stats.expected`). */
function countReport(report) {
  if (report.stats) {
    const { expected, unexpected, skipped } = report.stats
    return { passed: expected, failed: unexpected, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Formats a failed test: its file, its name and the first lines of its message. */
const failure = (file, test, message = '') =>
  `✗ ${file} › ${test}\n${message.split('\n').slice(0, 6).join('\n')}`

/** Lists the tests of a Playwright report, which nests them in suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Lists the failures of a report: tests, and test files that could not be loaded. */
function failuresOf(report) {
  if (report.stats) {
    return specsOf(report)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        failure(file, title, tests.flatMap(({ results }) => results).at(-1)?.error?.message),
      )
  }
  return report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [failure(name, 'did not load', message)]
        : failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages.at(-1)))
    })
}

/** Lists the skipped tests of a report, with the reasons that Playwright knows. */
function skipsOf(report) {
  if (report.stats) {
    return specsOf(report).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ annotations }) => {
          const reason = annotations.find(({ type }) => type === 'skip')?.description
          return `- ${title} skipped${reason ? `: ${reason}` : ''}`
        }),
    )
  }
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !['passed', 'failed'].includes(status))
    .map(({ fullName }) => `- ${fullName} skipped`)
}

/** Returns the last lines of a task's output, which Turborepo keeps in a file. */
const endOfLog = (file) =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-40).join('\n') : ''

/** Counts the tests of a task, and lists its failures and skipped tests. */
function countTask(task, root) {
  const ok = task.execution?.exitCode === 0 || task.cache?.status === 'HIT'
  const file = join(root, task.directory, 'test-results', `${task.task.replace(':', '-')}.json`)
  const report = existsSync(file) ? readJson(file) : undefined
  const total = report ? countReport(report) : { passed: 1, failed: 0, skipped: 0 }
  const failures = report ? failuresOf(report) : []
  const skips = report ? skipsOf(report) : []
  // A task that fails without a failed test (a crash, a lint error) counts as one failure.
  if (!ok && total.failed === 0) {
    return {
      passed: 0,
      failed: 1,
      skipped: total.skipped,
      failures: [...failures, `✗ ${task.taskId}\n${endOfLog(join(root, task.logFile))}`],
      skips,
    }
  }
  return { ...total, failures, skips }
}

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  skips: [...a.skips, ...b.skips],
})

/**
 * Reads Turborepo's summary of a test run, and formats the last lines that the run prints: the skipped tests, the
 * failed tests, and the counts. A task that failed without a failed test is listed with the end of its
 * output.
 * @param {URL} runs the folder with the summaries of runs
 * @param {URL} rootUrl the repository
 * @param {string[]} counted the tasks that are checks; the other tasks only prepare them
 * @param {number} since only a summary written after this time counts, in ms
 */
export function formatTestSummary(runs, rootUrl, counted, since) {
  const folder = fileURLToPath(runs)
  const files = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []
  const summary = files
    .filter((file) => statSync(file).mtimeMs >= since)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  if (!summary) return { text: '0 passed, 1 failed', failed: 1 }
  const tasks = readJson(summary).tasks.filter(
    (task) => counted.includes(task.task) && task.command !== '<NONEXISTENT>',
  )
  const { passed, failed, skipped, failures, skips } = tasks
    .map((task) => countTask(task, fileURLToPath(rootUrl)))
    .reduce(add, { passed: 0, failed: 0, skipped: 0, failures: [], skips: [] })
  const line = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  return { text: [...skips, ...failures, line].join('\n\n'), failed }
}

/**
 * Returns the processor time in s, of user and system together, that this process and all commands that it has run have
 * used; undefined where the system has no `/proc`.
 */
export function readProcessorSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined
  // The fields after the name of the program, which is in brackets. See `man proc_pid_stat`: utime, stime, cutime, cstime.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  const ticksPerSecond = 100
  return Math.round(
    fields
      .slice(11, 15)
      .map(Number)
      .reduce((sum, ticks) => sum + ticks) / ticksPerSecond,
  )
}
