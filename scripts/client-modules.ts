import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The modules below a folder that start with `'use client'`, by their path without extension.
 *
 * @param pattern the files to look at, such as `*.js` in any folder
 */
export const clientModules = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => /^("use strict";\n)?['"]use client['"]/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort()
