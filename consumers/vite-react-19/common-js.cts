// The types of every entry, as a CommonJS module reads them: such a module cannot import an ES module.
import consent = require('@meridiana/consent')
import cookieStorage = require('@meridiana/consent/cookie-storage')
import consentCore = require('@meridiana/consent/core')
import head = require('@meridiana/consent/head-script')
import german = require('@meridiana/consent/locales/de')
import reviews = require('@meridiana/reviews-widget')
import reviewsCore = require('@meridiana/reviews-widget/core')
import italian = require('@meridiana/reviews-widget/locales/it')
import ui = require('@meridiana/ui')
import vite = require('@meridiana/ui/vite')

export = [consent, cookieStorage, consentCore, head, german, reviews, reviewsCore, italian, ui, vite]
