import { storybookPackage as consent } from '../packages/consent/.storybook/storybook-package'
import { storybookPackage as reviews } from '../packages/reviews-widget/.storybook/storybook-package'
import { storybookPackage as ui } from '../packages/ui/.storybook/storybook-package'
import { createPreview } from '../scripts/storybook/preview.tsx'

export default { ...createPreview(ui, reviews, consent) }
