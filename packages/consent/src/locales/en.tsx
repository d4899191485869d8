import type { DefaultCategory } from '../core'
import type { ConsentMessages } from './messages'

export const en: ConsentMessages<DefaultCategory> = {
  main: {
    title: (
      <>
        Your data, <em>your choice</em>
      </>
    ),
    description:
      'We keep what the site needs to work. Everything else, statistics, maps and advertising, waits for your yes.',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    settings: 'Settings',
    close: 'Close and reject all',
    globalPrivacyControl:
      'Your browser asks for privacy (Global Privacy Control). We have heard it: analytics and marketing are off unless you allow them here.',
  },
  preferences: {
    title: 'Cookie preferences',
    description: 'Choose what you allow. You can change it at any time from the foot of the page.',
    save: 'Save selection',
    rejectAll: 'Reject all',
    back: 'Back',
    close: 'Close without changing anything',
  },
  categories: {
    necessary: { title: 'Necessary', description: 'Always on: without these the site does not work.' },
    preferences: {
      title: 'Preferences',
      description: 'Remembers what you have chosen, such as your language.',
    },
    analytics: { title: 'Analytics', description: 'Counts visits, without your name.' },
    marketing: { title: 'Marketing', description: 'Shows maps, and measures advertising.' },
  },
  reminder: {
    text: 'You have not decided about cookies yet. Until then only the necessary ones are used.',
    action: 'Decide now',
  },
  gate: {
    title: (service) => `${service} waits for your yes`,
    text: (vendor, category) =>
      `It would be loaded from ${vendor}, which then learns your IP address and may set cookies. With the button you allow the category “${category}”; you can take that back at any time.`,
    allow: (service) => `Load ${service}`,
  },
  trigger: 'Cookie preferences',
}
