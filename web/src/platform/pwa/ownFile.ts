/** A string that our page contains and no other page does. */
const MARK = 'id="app"'

/**
 * Tells whether a response is the requested file of our server. A captive portal answers any request with its own page and 200;
 * stored as a script or as the app itself, it would break the app until the next version.
 */
export async function isOwnFile(path: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  if (!path.endsWith('.html')) return !isPage
  return isPage && (await response.clone().text()).includes(MARK)
}
