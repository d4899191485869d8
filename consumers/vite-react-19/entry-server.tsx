import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app.js'

export const renderApp = () =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  )
