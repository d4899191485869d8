import { Button, Text } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUrlReachable } from '../../lib/missing-script'

interface TryAgainButtonProps {
  /** Called when the host answers. @default reloads the page */
  onReachable?: () => void
}

/**
 * A button that asks whether the site's host answers. If so, the button calls `onReachable`, which by default reloads the
 * page; if not, the button shows a message.
 */
export function TryAgainButton({ onReachable = () => window.location.reload() }: TryAgainButtonProps) {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(false)
  const tryAgain = async () => {
    setOffline(false)
    if (await isUrlReachable(window.location.href)) onReachable()
    else setOffline(true)
  }
  return (
    <>
      <Button onClick={tryAgain}>{t('error.again')}</Button>
      <Text role="status">{offline && t('error.offline')}</Text>
    </>
  )
}
