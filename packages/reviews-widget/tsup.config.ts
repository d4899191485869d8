import { defineConfig } from 'tsup'
import { createElementBuilds, createPackageBuilds, localeEntries } from '../../scripts/tsup-package'

export default defineConfig([
  ...createPackageBuilds({
    index: 'src/index.ts',
    'core/index': 'src/core/index.ts',
    element: 'src/element/index.ts',
    ...localeEntries(),
  }),
  ...createElementBuilds('src/element/react.ts', ', and Embla Carousel, (c) 2019-present David Jerleke'),
  { entry: { styles: 'src/styles/index.css', badge: 'src/styles/badge.css' }, minify: true },
])
