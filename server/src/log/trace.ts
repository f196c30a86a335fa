import { errorEvent, transactionEvent } from '@fieldfare/shared/trace.ts'
import type { Config } from '../config.ts'

let capture: ((error: unknown, tags: Record<string, string>) => void) | undefined

/** Traces errors and requests where SENTRY_DSN says, without personal data; without it the tracer is not even loaded. */
export async function traceErrors(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const sentry = await import('@sentry/node')
  sentry.init({
    dsn: config.SENTRY_DSN,
    tracesSampleRate: 1.0,
    sendDefaultPii: false,
    defaultIntegrations: [
      sentry.eventFiltersIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.contextLinesIntegration(),
      sentry.onUncaughtExceptionIntegration(),
      sentry.onUnhandledRejectionIntegration(),
      sentry.httpIntegration({
        breadcrumbs: false,
        maxIncomingRequestBodySize: 'none',
        trackIncomingRequestsAsSessions: false,
        dropSpansForIncomingRequestStatusCodes: [],
      }),
    ],
    // Other servers that we ask, such as a photo store, learn nothing of our traces.
    tracePropagationTargets: [],
    beforeSend: errorEvent,
    beforeSendTransaction: transactionEvent,
  })
  capture = (error, tags) => void sentry.captureException(error, { tags })
}

/** Traces a fault of ours; `tags` say where it happened, in names of ours. Does nothing where nothing is traced. */
export const traceError = (error: unknown, tags: Record<string, string> = {}): void => capture?.(error, tags)
