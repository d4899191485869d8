/** The steps of the check of each app in `consumers/`, in this order. A step that an app does not have is left out. */
const CONSUMER_CHECK_STEPS = [
  'install',
  'types',
  'server',
  'build',
  'acts',
  'console',
  'axe',
  'styles',
] as const
/** A step of the check of one app: a column of the table. */
export type ConsumerCheckStep = (typeof CONSUMER_CHECK_STEPS)[number]

/** The outcome of a step: `true` if it passed, else the messages of its failure. */
export type ConsumerStepOutcome = true | string[]

/** The outcome of every step for one app: a row of the table. */
export interface ConsumerResult {
  name: string
  outcomes: Partial<Record<ConsumerCheckStep, ConsumerStepOutcome>>
  seconds: number
}

const MARK = { passed: '✓', failed: '✗', absent: '–' }
const markOf = (outcome: ConsumerStepOutcome | undefined) =>
  outcome === undefined ? MARK.absent : outcome === true ? MARK.passed : MARK.failed

/** Whether at least one step was tried with an app, and the app passed every step that was tried. */
export const hasConsumerPassed = ({ outcomes }: ConsumerResult) => {
  const tried = Object.values(outcomes)
  return tried.length > 0 && tried.every((outcome) => outcome === true)
}

/**
 * Formats the results as a table: one row per app, one column per step; below it, each failure with its messages.
 */
export function formatConsumerTable(results: ConsumerResult[]) {
  const rows = [
    ['consumer', ...CONSUMER_CHECK_STEPS, 'seconds'],
    ...results.map(({ name, outcomes, seconds }) => [
      name,
      ...CONSUMER_CHECK_STEPS.map((step) => markOf(outcomes[step])),
      seconds.toFixed(0),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )

  const failures = results.flatMap(({ name, outcomes }) =>
    CONSUMER_CHECK_STEPS.flatMap((step) => {
      const outcome = outcomes[step]
      return Array.isArray(outcome) ? [`✗ ${name} › ${step}\n${outcome.map(indent).join('\n')}`] : []
    }),
  )
  return [table.join('\n'), ...failures].join('\n\n')
}

const indent = (message: string) => message.trim().replaceAll(/^/gm, '  ')
