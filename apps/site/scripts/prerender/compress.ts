import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * Writes a brotli (`.br`) and a gzip (`.gz`) copy of every text file of a folder, for hosts that serve compressed
 * copies.
 */
export async function compressTextFiles(folder: string) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = files.filter((file) => file.isFile() && /\.(html|js|css|json|svg|xml|txt)$/.test(file.name))
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await Promise.all(
    texts.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const text = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
