import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientOf } from './calls.ts'
import { expect, test } from './journey.ts'
import { enterAs } from './mapSteps.ts'

interface Listed {
  items: { id: string; title: string }[]
}

/** A website of somebody else, with one page. */
async function siteWith(body: string): Promise<{ url: string; stop(): void }> {
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body))
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, stop: () => void site.close() }
}

test('another site can embed a community and the love map in its page, without cookies, but no other page of the app', async ({
  page,
  server,
}) => {
  const { items } = (await clientOf(server.url).read('feed.land.all', { limit: 50 })) as Listed
  const { id = '' } = items.find(({ title }) => title === 'Duinen van Texel') ?? {}
  // A signed-in person is a guest within the page of another site.
  await enterAs(page, server.url, 'owner')
  const asked: string[] = []
  page.on('request', async (request) => {
    const { cookie } = await request.allHeaders().catch(() => ({ cookie: undefined }))
    if (cookie && /\/(trpc|api|tiles)\//.test(request.url())) asked.push(request.url())
  })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const frames = [`/embed/community/${id}?lang=nl`, '/embed/love?lang=de&theme=dark', '/map']
  const other = await siteWith(
    frames
      .map((path, i) => `<iframe name="f${i}" src="${server.url}${path}" width="600" height="400"></iframe>`)
      .join(''),
  )
  await page.goto(other.url)
  const community = page.frameLocator('[name=f0]')
  await expect(community.getByRole('heading', { name: 'Duinen van Texel' })).toBeVisible()
  await expect(community.locator('[data-ready=true]')).toBeVisible({ timeout: 45_000 })
  const link = community.getByRole('link', { name: 'Openen in Fieldfare' })
  expect(await link.getAttribute('href')).toMatch(new RegExp(`/community/${id}$`))
  expect(await link.getAttribute('target')).toBe('_blank')
  const love = page.frameLocator('[name=f1]')
  await expect(love.getByRole('heading', { name: 'Was Menschen lieben' })).toBeVisible()
  await expect(love.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(page.frameLocator('[name=f2]').getByRole('navigation')).toHaveCount(0)
  expect([asked, sockets]).toEqual([[], []])
  other.stop()
})

test('a member previews an embedded community and copies the HTML line for a website', async ({ page, server }) => {
  const { items } = (await clientOf(server.url).read('feed.land.all', { limit: 50 })) as Listed
  const { id = '' } = items.find(({ title }) => title === 'Duinen van Texel') ?? {}
  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}`)
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('The line for your website')).toHaveValue(
    new RegExp(`^<iframe src="[^"]+/embed/community/${id}\\?lang=en" title="Duinen van Texel"`),
  )
  await dialog.getByRole('button', { name: 'Show a preview' }).click()
  const preview = dialog.frameLocator('iframe')
  await expect(preview.getByRole('heading', { name: 'Duinen van Texel' })).toBeVisible()
})
