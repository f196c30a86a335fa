/**
 * Patterns of paths that the server answers itself: a navigation to them must reach the server instead of the page that the
 * service worker stores, and the development server passes them on.
 */
export const SERVER_PATHS = [
  /^\/(test|update|metrics|healthz|readyz|config)(\.json|[/?]|$)/,
  /^\/mail(s|2|box)?([/?]|$)/,
  /^\/(trpc|api|tiles|live|photos?|pictures|basemap|unsubscribe|my-pledge|c|embed|ogc)([/?]|$)/,
  /^\/\.well-known\//,
  /^\/(robots\.txt|sitemap\.xml|sitemap\/)/,
]

export const isServerPath = (path: string): boolean => SERVER_PATHS.some((pattern) => pattern.test(path))
