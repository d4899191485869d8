import { run } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'

run({
  disablePageInteraction: true,
  // The browser of the benchmark is a bot.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, preferences: {}, analytics: {}, marketing: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Your data, your choice',
          description: 'What the site needs to work is always on. Maps and statistics need your consent.',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
        },
        preferencesModal: { sections: [] },
      },
    },
  },
})
