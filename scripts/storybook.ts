import { mergeConfig, type UserConfig } from 'vite'

/** The largest chunk is Storybook's own page of documentation; none of it is ours, none is sent to a visitor. */
const STORYBOOK_CHUNK_KB = 1500

const quiet: UserConfig = {
  build: {
    chunkSizeWarningLimit: STORYBOOK_CHUNK_KB,
    rolldownOptions: {
      // React's compiler of properties takes most of a short build: a fact, and nothing to mend.
      checks: { bundlerTimings: false },
      // Radix marks its modules 'use client' for servers; in a bundle for browsers the mark means nothing.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
    },
  },
}

/** A Storybook's build in which every warning that is left is worth reading. For `viteFinal`. */
export const storybookBuild = (vite: UserConfig, own: UserConfig = {}) =>
  mergeConfig(mergeConfig(vite, quiet), own)
