import { createHash } from 'node:crypto'

/** The path of a file in `assets` whose name contains a hash of its content, so that a copy is never out of date. */
export const createAssetPath = (name: string, content: string, extension: string) =>
  `assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${extension}`
