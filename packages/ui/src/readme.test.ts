import { expect, it } from 'vitest'
import readme from '../README.md?raw'
import * as ui from './index'

it('tells another property of every part', () => {
  expect(Object.keys(ui).filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
