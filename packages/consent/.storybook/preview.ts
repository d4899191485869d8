import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'
import './story-page.css'

// Axe measures contrast, so under test nothing may still be fading in.
if (import.meta.env.MODE === 'test') document.documentElement.dataset.still = ''

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        desktop: viewport('Desktop', 1440, 900),
        phone: viewport('Phone', 390, 844),
        narrow: viewport('320 px', 320, 568),
        zoomed: viewport('400 % zoom', 320, 256),
      },
    },
  },
}

export default preview
