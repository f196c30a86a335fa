import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'

/** Shares the URL of a path by the device's share sheet, or else copies it. `outcome`: a note that it was copied, or the URL if that failed. */
export function useShare(path: string, title: string): { share: () => Promise<void>; outcome: string } {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState('')
  const share = async () => {
    const url = new URL(path, location.origin).href
    setOutcome('')
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
      // `share` rejects if the person closes the share sheet, which is not a failure.
      return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => setOutcome(t('map.shared')),
      () => setOutcome(url),
    )
  }
  return { share, outcome }
}
