import { ownPath } from '../platform/paths.ts'

interface Boot {
  start: () => Promise<void> | void
  log: (error: unknown) => void
  /** Navigates to a path of this site. */
  go: (path: string) => void
  /** Shows that starting failed, when there is no path to go to. */
  fail: (error: unknown) => void
}

/** Starts the app. Logs a failure; if the error has a `url` of our own origin, navigates there. */
export async function boot({ start, log, go, fail }: Boot): Promise<void> {
  try {
    await start()
  } catch (error) {
    log(error)
    const url = urlOf(error)
    if (url) go(url)
    else fail(error)
  }
}

function urlOf(error: unknown): string | undefined {
  const url = typeof error === 'object' && error !== null && 'url' in error ? error.url : undefined
  if (typeof url !== 'string') return undefined
  const parsed = URL.parse(url, window.location.origin)
  return parsed?.origin === window.location.origin ? ownPath(parsed.pathname + parsed.search + parsed.hash) : undefined
}
