import { expect, test } from './journey.ts'
import { startNetwork } from './network.ts'

test('calls work without live connections, and behind a captive portal the app says that the portal is the problem, not that it is offline', async ({
  page,
  server,
}) => {
  const network = await startNetwork(server.url)
  const paused = page.getByText('Live updates are paused.')
  const row = page.getByRole('link', { name: 'Duinen van Texel', exact: true })
  /** Searches for the community by name, since other journeys on this server add more communities than a page lists. */
  const list = async () => {
    await page.goto(`${network.url}/map?list=communities`)
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('Texel')
  }
  const retryButton = page.getByRole('button', { name: 'Try again' })
  try {
    network.live = 'refused'
    await list()
    await expect(paused).toBeVisible()
    await row.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Duinen van Texel' })).toBeVisible()

    network.live = 'hanging'
    await list()
    await expect(row).toBeVisible()
    // The handshake times out after ten seconds.
    await expect(paused).toBeVisible({ timeout: 25_000 })

    network.portal = true
    await row.click()
    await expect(page.getByText('This network doesn’t let us through.')).toBeVisible()
    // The page itself may be stored on the device, but the response to a new search is not.
    await page.goBack()
    await page.getByRole('searchbox', { name: 'Search communities' }).fill('never read before')
    await expect(page.getByText(/^This network answers in our place/)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeHidden()

    const retry = await retryButton.last().elementHandle()
    network.portal = false
    network.live = 'open'
    // The button is pressed at once, since the app soon retries automatically and the button disappears.
    await retry?.dispatchEvent('click')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Duinen van Texel' })).toBeVisible()
    await expect(page.getByText('This network doesn’t let us through.')).toBeHidden()
    await expect(paused).toBeHidden()
  } finally {
    await network.close()
  }
})
