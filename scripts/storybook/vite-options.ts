import { mergeConfig, type UserConfig } from 'vite'

/** Size limit of a chunk in KB. The largest chunk is Storybook's documentation page, which no site loads. */
const STORYBOOK_CHUNK_KB = 1500

const quiet: UserConfig = {
  build: {
    chunkSizeWarningLimit: STORYBOOK_CHUNK_KB,
    rolldownOptions: {
      // Turns off the warning that plugins take most of the build time, which is expected.
      checks: { bundlerTimings: false },
      // Hides the warning that 'use client' has no effect in a bundle for browsers.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
}

/** Extends a Storybook's Vite configuration (`viteFinal`): hides the warnings that need no action. */
export const withoutBuildWarnings = (vite: UserConfig, own: UserConfig = {}) =>
  mergeConfig(mergeConfig(vite, quiet), own)
