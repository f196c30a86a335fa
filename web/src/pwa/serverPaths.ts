/** What the server answers itself: a navigation there must reach it, and nothing of it is kept by the service worker. */
const SERVER_PATHS = [
  /^\/(test|update|metrics|healthz|readyz|config)(\/|\.json|$)/,
  /^\/mail(s|2|box)?(\/|$)/,
  /^\/(trpc|api|tiles|live|photos?|basemap|unsubscribe)(\/|$)/,
]

export const isServerPath = (path: string): boolean => SERVER_PATHS.some((pattern) => pattern.test(path))
