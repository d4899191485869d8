import type { DefaultConsentCategory } from '../core'
import type { ConsentMessages } from './messages'

export const en: ConsentMessages<DefaultConsentCategory> = {
  main: {
    title: (
      <>
        Your data, <em>your choice</em>
      </>
    ),
    description:
      'What the site needs to work is always on. Preferences, statistics, maps and advertising, including those of third parties, need your consent. You can withdraw it at any time.',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    settings: 'Settings',
    close: 'Close and reject all',
    globalPrivacyControl:
      'Your browser sends Global Privacy Control: analytics and marketing stay off unless you allow them here.',
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
    necessary: {
      title: 'Necessary',
      description: 'Always on. Keeps your decision and the settings that you asked for.',
    },
    preferences: {
      title: 'Preferences',
      description: 'Remembers how you want the site to look and work.',
    },
    analytics: { title: 'Analytics', description: 'Counts visits, without recording your name.' },
    marketing: { title: 'Marketing', description: 'Shows maps, and measures advertising.' },
  },
  reminder: {
    text: 'Until you decide, only necessary data is stored.',
    action: 'Decide now',
  },
  gate: {
    title: '{service} needs your consent',
    text: 'It is loaded from {vendor}, which then learns your IP address and may set cookies. Loading it allows the whole category “{category}”; you can withdraw your consent at any time.',
    allow: 'Load {service}',
  },
  trigger: 'Cookie preferences',
  policy: 'Privacy policy',
}
