import { errorEvent, transactionEvent } from '@fieldfare/shared/trace.ts'
import type { Config } from '../config.ts'

let capture: ((error: unknown, tags: Record<string, string>) => void) | undefined

/** Sends errors and requests to the tracer at SENTRY_DSN, without personal data; without that setting the tracer is not loaded. */
export async function traceErrors(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const sentry = await import('@sentry/node').catch(() => {
    throw new Error('SENTRY_DSN needs the package @sentry/node; docs/operations.md says how to install it.')
  })
  sentry.init({
    dsn: config.SENTRY_DSN,
    environment: config.SENTRY_ENVIRONMENT,
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
    // Requests to other servers, such as a photo store, carry no trace headers.
    tracePropagationTargets: [],
    beforeSend: errorEvent,
    beforeSendTransaction: transactionEvent,
  })
  capture = (error, tags) => void sentry.captureException(error, { tags })
}

/** Sends an error to the tracer; `tags` name the place where it happened. Does nothing without a tracer. */
export const traceError = (error: unknown, tags: Record<string, string> = {}): void => capture?.(error, tags)
