/** Sends errors to the configured tracer, without personal data. Loaded only where one is configured. */
export async function startTracing(dsn: string): Promise<void> {
  const { init } = await import('@sentry/browser')
  init({
    dsn,
    tracesSampleRate: 1.0,
    sendDefaultPii: false,
    // Addresses carry ids and secrets.
    beforeSend: (event) => ({ ...event, request: undefined, user: undefined, breadcrumbs: undefined }),
  })
}
