import type { ComponentGuides } from '../../../scripts/storybook/component-guide.ts'

/** How to use each component, and which keyboard keys it handles. The docs pages show these guides. */
export const componentGuides: ComponentGuides = {
  ConsentDialog: {
    pattern: 'modal dialog, native `<dialog>`',
    keys: {
      'Tab, Shift + Tab': 'move inside the dialog only',
      Space: 'changes a category; presses a button',
      Escape: 'in the question nothing; in the preferences back to the question, or closes after a decision',
    },
    notes:
      'focus goes to the dialog itself, so that Enter makes no decision by accident, and returns to the button that opened the dialog or the preferences',
    do: 'Render it once, at the end of the page, with links to both policies.',
    dont: 'Do not restyle one of the two answers: accept and reject must look the same.',
  },
  ConsentGate: {
    pattern: 'a named region with one button',
    keys: { 'Enter, Space': 'allow the category' },
    do: 'Give it the size of its embed, and an `alternative` that needs no consent.',
    dont: 'Do not load anything of the service outside of it, not even a preview picture.',
  },
  ConsentProvider: {
    do: 'Create the store with `createConsentStore` once, outside of components, and wrap the whole app.',
    dont: 'Do not create a second provider: the decision would exist twice.',
  },
  ConsentReminder: {
    pattern: 'a named region',
    do: 'Render it where the provider is `suspended`: on the policies.',
    dont: 'Do not use it instead of the dialog on other pages.',
  },
  ConsentScript: {
    do: 'Use it for every script that stores or sends data, and name the category that the cookie policy names.',
    dont: 'Do not use it for an embed that is visible. That is a `ConsentGate`.',
  },
  CookiePreferencesTrigger: {
    pattern: 'button that opens a dialog',
    keys: { 'Enter, Space': 'opens the preferences' },
    do: 'Put it at the foot of every page: withdrawing must be as easy as agreeing.',
    dont: 'Do not hide it in a menu.',
  },
}
