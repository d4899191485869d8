import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the modules in a folder and its subfolders that start with `'use client'`, as paths without extension.
 *
 * @param extensions the file extensions to look at, such as `js` or `{ts,tsx}`
 */
export const listUseClientModules = (folder: string, extensions: string) =>
  globSync(`**/*.${extensions}`, { cwd: folder })
    .filter((file) => /^("use strict";\n)?['"]use client['"]/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replace(/\.\w+$/, ''))
    .sort()
