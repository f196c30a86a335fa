import { ownPath } from '../paths.ts'

interface Boot {
  start: () => Promise<void> | void
  log: (error: unknown) => void
  /** Leaves for another address of ours. */
  go: (path: string) => void
  /** Says that it did not work, when there is nowhere to go. */
  fail: (error: unknown) => void
}

/** Starts the app. A failure is logged; one that carries a url of our own origin leads there. */
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
