/** `npm run fonts`: writes the files in `src/styles/fonts`. Run it after a change of `unicode-range` in `fonts.css`. */
import { writeFile } from 'node:fs/promises'
import { createFontSubset, fontFiles, fontFolder } from './fonts.ts'

for (const font of fontFiles) {
  const data = await createFontSubset(font)
  await writeFile(new URL(font.file, fontFolder), data)
  console.log(`${font.file}: ${(data.length / 1024).toFixed(1)} KiB`)
}
