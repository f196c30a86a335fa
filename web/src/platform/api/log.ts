import { isUnanswered } from '../i18n/failure.ts'
import { traceError } from './tracing.ts'

/** The most errors that one page sends: a page that fails in a loop must not fill the log. */
const LOGS_MAX = 10

let sentCount = 0
let loggedErrors: { at: string; message: string }[] = []

/** The errors of this page since it was opened, the newest first. */
export const errorsHere = (): readonly { at: string; message: string }[] => loggedErrors

/** Errors that were logged already: the same error may be caught in several places. */
const logged = new WeakSet<object>()

/**
 * Sends an error to the server's log and to the tracer: its message and place in the code, nothing of what the page shows. Does not send
 * a missing answer, which is no error of the code: opening the next page ends the requests of this page. Never throws.
 */
export function logError(error: unknown): void {
  if (isUnanswered(error)) return
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return
    logged.add(error)
  }
  console.error(error)
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  loggedErrors = [{ at: new Date().toISOString(), message: message.slice(0, 500) }, ...loggedErrors].slice(0, LOGS_MAX)
  if (sentCount >= LOGS_MAX) return
  sentCount += 1
  traceError(error)
  const body = JSON.stringify({
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 4000),
    page: pageWithoutIds(),
  })
  const headers = { 'content-type': 'application/json' }
  void fetch('/trpc/log', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** The first part of the path, without ids and secrets. */
const pageWithoutIds = () => `/${window.location.pathname.split('/')[1] ?? ''}`
