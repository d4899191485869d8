/** `npm run fonts`: writes the files in `src/styles/fonts`. Run it after a change of `unicode-range` in `fonts.css`. */
import { writeFile } from 'node:fs/promises'
import { folder, fonts, subset } from './fonts.ts'

for (const font of fonts) {
  const data = await subset(font)
  await writeFile(new URL(font.file, folder), data)
  console.log(`${font.file}: ${(data.length / 1024).toFixed(1)} KiB`)
}
