import type { Config } from '../config.ts'

/** Traces errors where SENTRY_DSN says, without personal data; without it the tracer is not even loaded. */
export async function traceErrors(config: Config): Promise<void> {
  if (!config.SENTRY_DSN) return
  const sentry = await import('@sentry/node')
  sentry.init({
    dsn: config.SENTRY_DSN,
    tracesSampleRate: 1.0,
    sendDefaultPii: false,
    beforeSend: (event) => ({ ...event, user: undefined, request: undefined, server_name: undefined }),
  })
}
