/** Compiles the style sheets in `dist` of the package in the working directory, in place. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { compileStyles } from './style-compiler.ts'

for (const file of globSync('dist/*.css'))
  writeFileSync(file, compileStyles(file, readFileSync(file, 'utf8')))
