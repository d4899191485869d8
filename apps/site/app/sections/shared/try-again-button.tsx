import { Button, Text } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadIfReachable } from '../../lib/missing-script'

/** A button that reloads the page. If the server does not answer, the page stays and the button shows a message. */
export function TryAgainButton() {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(false)
  const tryAgain = async () => {
    setOffline(false)
    setOffline(!(await reloadIfReachable()))
  }
  return (
    <>
      <Button onClick={tryAgain}>{t('error.again')}</Button>
      <Text role="status">{offline && t('error.offline')}</Text>
    </>
  )
}
