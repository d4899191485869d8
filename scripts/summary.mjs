/**
 * Sums up a test run: the tests of the JSON reports (`test-results/*.json`, restored by Turborepo's cache), and one
 * check for each task without a report. Runs on Node 20.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const beginningOf = (text) => text.split('\n').slice(0, 8).join('\n')

/** Lists the tests of a Playwright report, which nests them in suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Lists the tests of a report of Playwright or of Vitest. A skipped test has not passed. */
function testsOf(report) {
  if (report.stats)
    return specsOf(report).flatMap(({ file, title, tests }) =>
      tests.map(({ status, results }) => ({
        name: `${file} › ${title}`,
        passed: status === 'expected',
        reason: beginningOf(results.at(-1)?.error?.message ?? status),
      })),
    )
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      name: `${name} › ${test.fullName}`,
      passed: test.status === 'passed',
      reason: beginningOf(test.failureMessages?.at(-1) ?? test.status),
    }))
    const isExplained = status !== 'failed' || tests.some(({ passed }) => !passed)
    return isExplained ? tests : [...tests, { name, passed: false, reason: message }]
  })
}

/** Lists the tests of a task. A task without a report is one; one that fails without a failed test has one more. */
function testsOfTask({ task, taskId, directory, execution, cache, logFile }, root) {
  const passed = execution?.exitCode === 0 || cache?.status === 'HIT'
  const report = new URL(`./${directory}/test-results/${task.replace(':', '-')}.json`, root)
  const tests = existsSync(report) ? testsOf(readJson(report)) : []
  if (passed) return tests.length > 0 ? tests : [{ name: taskId, passed }]
  if (tests.some((test) => !test.passed)) return tests
  const log = new URL(logFile, root)
  const end = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-40).join('\n') : ''
  return [...tests, { name: taskId, passed, reason: end }]
}

/**
 * Reads Turborepo's summary of a test run, and formats the last lines that the run prints: the failed tests with their
 * reasons, and the counts.
 * @param {URL} runs the folder with the summary, and no other
 * @param {URL} root the repository
 * @param {string[]} counted the tasks that are checks; the other tasks only prepare them
 */
export function formatTestSummary(runs, root, counted) {
  const [summary] = existsSync(runs) ? readdirSync(runs) : []
  const tests = !summary
    ? [{ name: 'Turborepo wrote no summary', passed: false }]
    : readJson(new URL(summary, runs))
        .tasks.filter((task) => counted.includes(task.task) && task.command !== '<NONEXISTENT>')
        .flatMap((task) => testsOfTask(task, root))
  const failed = tests.filter(({ passed }) => !passed)
  const lines = [
    ...failed.map(({ name, reason = '' }) => `✗ ${name}\n${reason}`),
    `${tests.length - failed.length} passed, ${failed.length} failed`,
  ]
  return { text: lines.join('\n\n'), failed: failed.length }
}
