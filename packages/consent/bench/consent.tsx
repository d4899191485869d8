import { createRoot } from 'react-dom/client'
import { createConsentStore } from '../src/core'
import { ConsentDialog, ConsentProvider } from '../src/index'
import { en } from '../src/locales/en'
import '../src/styles/index.css'

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ConsentProvider consent={createConsentStore()} messages={en}>
    <ConsentDialog />
  </ConsentProvider>,
)
