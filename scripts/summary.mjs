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

/**
 * Starts to count the processor time, of user and system together, that the commands of this process use; returns a
 * function that gives it in s, or undefined where the system has no `/proc`. The system adds the time of a process to
 * that of the process which waits for its end. Nobody waits for the renderers of a Chromium that ends, which are most of
 * the time of a test run: the last of their times that was seen is added here.
 */
export function countProcessorTime() {
  if (!existsSync('/proc/self/stat')) return () => undefined
  /** The processes that descend from this one, by id. */
  let processes = new Map()
  let unwaited = 0
  const look = () => {
    const before = processes
    processes = new Map()
    for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readStat(id)
      if (!stat) continue
      const { parent, isChild } = before.get(id) ?? {
        parent: stat.parent,
        isChild: processes.get(stat.parent)?.isChromium && stat.isChromium,
      }
      if (stat.parent === `${process.pid}` || processes.has(parent) || before.has(id))
        processes.set(id, { ...stat, parent, isChild })
    }
    for (const [id, { parent, isChild, time }] of before)
      if (isChild && !processes.has(id) && !processes.has(parent)) unwaited += time
  }
  const timer = setInterval(look, 500).unref()
  return () => {
    clearInterval(timer)
    look()
    for (const { isChild, time } of processes.values()) if (isChild) unwaited += time
    return Math.round(readStat('self').time + unwaited)
  }
}

/** Reads `/proc/<id>/stat`: its time in s is that of the process and of those for whose end it has waited. */
function readStat(id) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))
    const [, parent, ...fields] = rest.split(' ')
    const ticks = fields.slice(9, 13).reduce((sum, value) => sum + Number(value), 0)
    return { parent, isChromium: /^(chrom|headless)/.test(name), time: ticks / 100 }
  } catch {
    // The process has ended.
    return undefined
  }
}
