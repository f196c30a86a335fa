import { t } from '../../platform/i18n/translation.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'

/** Opens the device's share sheet with a URL on touch screens; elsewhere copies the URL to the clipboard. */
export async function shareView(url = location.href): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Dismissing the share sheet is not a failure.
    return navigator.share({ title: document.title, url }).catch(() => undefined)
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast(t('map.shared'))
  } catch {
    showToast(t('map.notShared'))
  }
}
