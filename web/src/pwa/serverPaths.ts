/** Paths that the server answers itself: navigations must reach it, and the service worker caches none of them. */
const SERVER_PATHS = [
  /^\/(test|update|metrics|healthz|readyz|config)(\/|\.json|$)/,
  /^\/mail(s|2|box)?(\/|$)/,
  /^\/(trpc|api|tiles|live|photos?|basemap|unsubscribe)(\/|$)/,
]

export const isServerPath = (path: string): boolean => SERVER_PATHS.some((pattern) => pattern.test(path))
