/** Errors that occurred before the tracer was loaded. */
const early: unknown[] = []
let capture = (error: unknown): void => void early.push(error)

/** Loads the tracer, and sends errors to it under the name of the environment and without personal data. Called only if a tracer is configured. */
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

/** Sends an error of a page to the tracer, or keeps the error until the tracer is loaded. */
export const traceError = (error: unknown): void => capture(error)
