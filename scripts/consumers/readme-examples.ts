/**
 * Reads code blocks from a README. The apps in `consumers/` build them unchanged, so a wrong example fails the check.
 * A comment before a block names its file: `<!-- consumer: page.tsx -->`.
 *
 * @returns the code, by path in the app: `readme/ui/page.tsx`
 */
export function readReadmeExamples(packageName: string, readme: string): Record<string, string> {
  const blocks = readme.matchAll(/<!-- consumer: (\S+) -->\s*```\w+\n([\s\S]*?)```/g)
  return Object.fromEntries(
    Array.from(blocks, ([, file, code]) => [`readme/${packageName}/${file}`, code ?? '']),
  )
}
