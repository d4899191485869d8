import '../readme/ui/layer-order.css'
import './globals.css'
import '@meridiana/consent/styles.css'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteConsent } from '../readme/consent/site-consent'

export const metadata: Metadata = { title: 'Hotel', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <SiteConsent>{children}</SiteConsent>
      </body>
    </html>
  )
}
