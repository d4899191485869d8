import './host.css'
import { createRoot } from 'react-dom/client'
import { HostHeader } from './host-header'

createRoot(document.getElementById('root')).render(<HostHeader />)
