import * as consent from '@meridiana/consent'
import * as consentCore from '@meridiana/consent/core'
import * as head from '@meridiana/consent/head-script'
import * as german from '@meridiana/consent/locales/de'
import * as reviews from '@meridiana/reviews-widget'
import * as reviewsCore from '@meridiana/reviews-widget/core'
import * as italian from '@meridiana/reviews-widget/locales/it'
import * as ui from '@meridiana/ui'
import * as react from 'react'
import * as server from 'react-dom/server'
import renderOnServer from './render-on-server.cjs'

renderOnServer({ react, server, ui, reviews, reviewsCore, italian, consent, consentCore, german, head })
