import i18next from 'i18next'
import { showToast } from '../../ui/overlay/toasts.ts'

/** Gives the address of this view to the device's share sheet, or puts it on the clipboard. */
export async function shareView(url = location.href): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches) {
    // Turning the sheet away is an answer, not a failure.
    return navigator.share({ title: document.title, url }).catch(() => undefined)
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast(i18next.t('map.shared'))
  } catch {
    showToast(i18next.t('map.notShared'))
  }
}
