import type { Preview } from '@storybook/react-vite'
import { createDocsParameters } from '../scripts/storybook/docs-parameters.tsx'
import '../packages/ui/src/styles/fonts.css'
import './what-is-where.css'

const preview: Preview = { parameters: { docs: createDocsParameters('Storybook') } }

export default preview
