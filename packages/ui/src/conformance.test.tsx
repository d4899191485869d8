import type { ComponentType } from 'react'
import { render } from 'vitest-browser-react'
import { testConformance } from '../../../scripts/conformance'
import { insideRoot, requiredProps, withoutElement } from '../test/component-props'
import * as ui from './index'

testConformance({
  exports: Object.entries(ui),
  prefix: 'ui',
  withoutElement,
  // Radix's focus trap, which a consumer cannot break.
  foreignHandlers: ['Dialog.Content onKeyDown', 'OverlayMenu.Content onKeyDown'],
  props: requiredProps,
  async render(name, component, props) {
    const Component = component as ComponentType<object>
    const { rerender } = await render(insideRoot(name, <Component {...props} />))
    return (others) => rerender(insideRoot(name, <Component {...others} />))
  },
})
