import { expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as ui from './index'

it('names every export in the README', () => {
  expect(Object.keys(ui).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
