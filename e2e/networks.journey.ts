import { expect, test } from './journey.ts'
import { startNetwork } from './network.ts'

test('calls work without live connections, and a captive portal is named instead of being offline', async ({
  page,
  server,
}) => {
  const network = await startNetwork(server.url)
  const paused = page.getByText('Live updates are paused.')
  const row = (title: string) => page.getByRole('link', { name: title, exact: true })
  const retryButton = page.getByRole('button', { name: 'Try again' })
  try {
    network.live = 'refused'
    await page.goto(`${network.url}/map?list=communities`)
    await expect(paused).toBeVisible()
    await row('Duinen van Texel').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Duinen van Texel' })).toBeVisible()

    network.live = 'hanging'
    await page.goto(`${network.url}/map?list=communities`)
    await expect(row('Duinen van Texel')).toBeVisible()
    // The handshake is given ten seconds.
    await expect(paused).toBeVisible({ timeout: 25_000 })

    network.portal = true
    await row('Duinen van Texel').click()
    await expect(page.getByText('This network doesn’t let us through.')).toBeVisible()
    await expect(page.getByText(/^This network answers in our place/)).toBeVisible()
    await expect(page.getByText('You are offline.')).toBeHidden()

    network.portal = false
    network.live = 'open'
    await retryButton.last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Duinen van Texel' })).toBeVisible()
    await expect(page.getByText('This network doesn’t let us through.')).toBeHidden()
    await expect(paused).toBeHidden()
  } finally {
    await network.close()
  }
})
