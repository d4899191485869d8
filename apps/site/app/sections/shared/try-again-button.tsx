import { Button, Text } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDocument } from '../../first-view/inline-scripts'

/** A button that opens the page's document. If it cannot be had, the page stays and the button shows a message. */
export function TryAgainButton() {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(false)
  const tryAgain = async () => {
    setOffline(false)
    setOffline(!(await openDocument(location.href)))
  }
  return (
    <>
      <Button onClick={tryAgain}>{t('error.again')}</Button>
      <Text role="status">{offline && t('error.offline')}</Text>
    </>
  )
}
