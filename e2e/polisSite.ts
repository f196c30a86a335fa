import type { BrowserContext } from '@playwright/test'

const PAGE = `<!doctype html><html lang="en"><title>Polis</title><body><h1>Stand-in conversation</h1><p id="rights"></p>
<script>
const rights = new URLSearchParams(location.search)
document.getElementById('rights').textContent = rights.get('ucv') === 'true' ? 'You vote' : 'You read'
const say = (height) => parent.postMessage({ name: 'resize', polisFrameId: location.pathname.slice(1), height }, '*')
say(900)
</script>`

/** Serves, in place of the polis site, a page that posts its height to the embedding page and shows the rights. @returns the requested URLs */
export async function standInPolis(context: BrowserContext): Promise<string[]> {
  const requests: string[] = []
  await context.route('https://pol.is/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: PAGE })
  })
  return requests
}
