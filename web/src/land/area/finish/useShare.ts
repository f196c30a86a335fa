import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'

/** Opens the device's share sheet with an address of the site, or copies it. `outcome` says so, or is the address where it cannot be copied. */
export function useShare(path: string, title: string): { share: () => Promise<void>; outcome: string } {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState('')
  const share = async () => {
    const url = new URL(path, location.origin).href
    setOutcome('')
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches)
      // Dismissing the share sheet is not a failure.
      return navigator.share({ title, url }).catch(() => undefined)
    await navigator.clipboard.writeText(url).then(
      () => setOutcome(t('map.shared')),
      () => setOutcome(url),
    )
  }
  return { share, outcome }
}
