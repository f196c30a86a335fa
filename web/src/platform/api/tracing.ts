/** Errors that occurred before the tracer was loaded. */
const early: unknown[] = []
let capture = (error: unknown): void => void early.push(error)

/** Sends errors to the configured tracer, under the name of the environment and without personal data. Loaded only where one is configured. */
export async function startTracing(dsn: string, environment: string): Promise<void> {
  const [sentry, { errorEvent, transactionEvent }] = await Promise.all([
    import('@sentry/browser'),
    import('@fieldfare/shared/trace.ts'),
  ])
  sentry.init({
    dsn,
    environment,
    tracesSampleRate: 1.0,
    sendDefaultPii: false,
    defaultIntegrations: [
      sentry.eventFiltersIntegration(),
      sentry.browserApiErrorsIntegration(),
      sentry.globalHandlersIntegration(),
      sentry.linkedErrorsIntegration(),
      sentry.dedupeIntegration(),
    ],
    beforeSend: errorEvent,
    beforeSendTransaction: transactionEvent,
  })
  capture = (error) => void sentry.captureException(error)
  for (const error of early.splice(0)) capture(error)
}

/** Traces an error that a page met, where errors are traced. */
export const traceError = (error: unknown): void => capture(error)
