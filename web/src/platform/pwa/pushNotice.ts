/** A notice as the browser shows it, from a message of the server; see server/src/platform/push/push.ts. */
export interface ShownNotice extends NotificationOptions {
  title: string
}

const FALLBACK = 'Fieldfare'

/** Tells whether a value is a path of this site, never a URL elsewhere. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns the notice of a pushed message. An unreadable message becomes a notice that leads to the first page. */
export function noticeOf(text: string): ShownNotice {
  let payload: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'object' && parsed !== null) payload = parsed as Record<string, unknown>
  } catch {
    // An unreadable message is shown all the same, with the default text.
  }
  return {
    title: textOf(payload.title) || FALLBACK,
    body: textOf(payload.body),
    tag: textOf(payload.tag) || 'notice',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: isPath(payload.path) ? payload.path : '/',
  }
}

/** The windows of this site; `Clients` of the service worker. */
interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>
  openWindow(url: string): Promise<unknown>
}
interface OpenWindow {
  url: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** Opens the page of a notice: in a window that is open already, or in a new one. */
export async function openPage(windows: Windows, path: unknown, origin: string): Promise<void> {
  const url = new URL(isPath(path) ? path : '/', origin).href
  const openWindows = await windows.matchAll({ type: 'window', includeUncontrolled: true })
  const same = openWindows.find((one) => one.url === url)
  if (same) return void (await same.focus())
  const [any] = openWindows
  if (any) {
    try {
      await any.focus()
      return void (await any.navigate(url))
    } catch {
      // A window that another worker controls cannot be navigated.
    }
  }
  await windows.openWindow(url)
}
