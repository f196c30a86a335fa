import { focusManager } from '@tanstack/react-query'
import { look, wakeLive } from '../platform/api/connection.ts'
import { isServerPath } from '../platform/pwa/serverPaths.ts'

/** The interface that the phone app puts into its web view, as far as it is used here. Source: Capacitor's native bridge. */
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

/** Milliseconds in the background up to which the live connection survives. */
const ASLEEP_MS = 15_000

/**
 * Connects the page to the phone app whose web view shows it: links in e-mails open their page, coming back from the background renews
 * the live connection, and Android's back button goes back in history or, on the first page, minimizes the app. Does nothing in a browser.
 */
export function joinShell({ history }: Routing, shell = (window as { Capacitor?: Shell }).Capacitor): void {
  const { App, Share } = (shell?.isNativePlatform?.() && shell.Plugins) || {}
  if (!App) return
  if (Share) shareBy(Share)
  let asleepAt = 0
  App.addListener('appStateChange', ({ isActive }) => {
    // The web view may be stopped before the page gets the event that it is hidden; no event comes when it is shown again.
    focusManager.setFocused(isActive ? undefined : false)
    if (!isActive) asleepAt = Date.now()
    else if (Date.now() - asleepAt > ASLEEP_MS) wakeLive()
    else void look()
  })
  App.addListener('backButton', () => {
    // Open dialogs and sheets have a history entry of their own, so that going back closes them.
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

/** Defines `navigator.share`, which Android's web view lacks, by the share function of the phone. */
function shareBy(Share: NonNullable<NonNullable<Shell['Plugins']>['Share']>): void {
  if ('share' in navigator) return
  const share = async ({ title, text, url }: ShareData = {}) => {
    await Share.share({ ...(title && { title }), ...(text && { text }), ...(url && { url }) })
  }
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
}
