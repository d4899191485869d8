import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/**
 * Writes a brotli and a gzip copy beside every text file, for servers that send compressed copies. The list of fairs has
 * none, because the hotel changes it without a build.
 */
export async function compressTextFiles(folder: string) {
  const texts = globSync('**/*.{html,js,css,json,data,svg,xml,txt}', {
    cwd: folder,
    exclude: ['fiere.json'],
  })
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name)
      const text = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
