/** In our page and in no other. */
const MARK = 'id="app"'
/**
 * Tells whether a response is the file of ours that was asked for. A captive portal answers any request with its own page and 200;
 * stored as a script or as the app itself, it would break the app until the next version.
 */
export async function isOwnFile(path, response) {
  if (response.status !== 200 || response.redirected) return false
  const isPage = /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
  if (!path.endsWith('.html')) return !isPage
  return isPage && (await response.clone().text()).includes(MARK)
}
