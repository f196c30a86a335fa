import { focusManager } from '@tanstack/react-query'
import { look, wakeLive } from '../platform/api/connection.ts'
import { isServerPath } from '../platform/pwa/serverPaths.ts'

/** The interface that the app of a phone puts into its web view, the part that is used here. Source: Capacitor's native bridge. */
export interface Shell {
  isNativePlatform?: () => boolean
  Plugins?: {
    App?: {
      addListener(event: 'appStateChange', hear: (state: { isActive: boolean }) => void): unknown
      addListener(event: 'backButton', hear: () => void): unknown
      addListener(event: 'appUrlOpen', hear: (link: { url: string }) => void): unknown
      minimizeApp(): Promise<void>
    }
    Share?: { share(what: { title?: string; text?: string; url?: string }): Promise<unknown> }
  }
}

interface Routing {
  history: { push: (path: string) => void }
}

/** Milliseconds in the background below which the live connection is still the same. */
const ASLEEP_MS = 15_000

/**
 * Joins the page to the app of a phone that it runs in: links of mails open their page, coming back makes the live connection anew, and
 * the back button of Android goes back here and leaves the app at its first page. Anywhere else nothing.
 */
export function joinShell({ history }: Routing, shell = (window as { Capacitor?: Shell }).Capacitor): void {
  const { App, Share } = (shell?.isNativePlatform?.() && shell.Plugins) || {}
  if (!App) return
  if (Share) shareBy(Share)
  let asleepAt = 0
  App.addListener('appStateChange', ({ isActive }) => {
    // The web view may be stopped before its page knows that it is hidden, and say nothing when it comes back.
    focusManager.setFocused(isActive ? undefined : false)
    if (!isActive) asleepAt = Date.now()
    else if (Date.now() - asleepAt > ASLEEP_MS) wakeLive()
    else void look()
  })
  App.addListener('backButton', () => {
    // Open dialogs and sheets have a history entry of their own, so that this closes them.
    if (Number(window.history.state?.__TSR_index) > 0) window.history.back()
    else void App.minimizeApp()
  })
  App.addListener('appUrlOpen', ({ url }) => openLink(url, history))
}

function openLink(link: string, history: Routing['history']): void {
  if (!URL.canParse(link)) return
  const { origin, pathname, search, hash } = new URL(link)
  if (origin !== window.location.origin) return
  const path = `${pathname}${search}${hash}`
  if (isServerPath(pathname)) window.location.assign(path)
  else history.push(path)
}

/** Android's web view has no way to share, which browsers have. */
function shareBy(Share: NonNullable<NonNullable<Shell['Plugins']>['Share']>): void {
  if ('share' in navigator) return
  const share = async ({ title, text, url }: ShareData = {}) => {
    await Share.share({ ...(title && { title }), ...(text && { text }), ...(url && { url }) })
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
