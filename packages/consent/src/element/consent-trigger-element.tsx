import { ConsentProvider } from '../components/consent-provider/consent-provider'
import { CookiePreferencesTrigger } from '../components/cookie-preferences-trigger/cookie-preferences-trigger'
import { pageProviderProps } from './consent-element'
import { RootElement } from './root-element'

/** `<meridiana-consent-trigger>`: the button that opens the preferences. */
export class ConsentTriggerElement extends RootElement {
  static override attributes = ['lang']

  protected override content() {
    const props = pageProviderProps(this)
    return (
      props && (
        <ConsentProvider {...props}>
          <CookiePreferencesTrigger />
        </ConsentProvider>
      )
    )
  }
}
