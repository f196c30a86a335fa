import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from './journey.ts'
import { clientFor, enterAs } from './mapSteps.ts'
import { areaInput } from './calls.ts'

const WORDS = 'The geese come in at dusk, and nobody else is here.'

test('what one says and shows of a place is read by a guest, until its maker shows it to nobody else', async ({
  page,
  browser,
  server,
}) => {
  const maker = await clientFor(server.url, 'owner')
  const photo = randomUUID()
  const sent = await fetch(`${server.url}/photos/${photo}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie: maker.cookie, origin: server.url },
    body: new Uint8Array(
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#4b7a4a' } })
        .jpeg()
        .toBuffer(),
    ),
  })
  expect(sent.status).toBe(200)
  const { data, ...input } = areaInput(2.4, 55.4)
  const told = { ...data, description: WORDS, descriptionPublic: true, photoIds: [photo] }
  await maker.call('measure.insert', { ...input, data: told })

  const guest = await browser.newPage({ baseURL: server.url })
  await guest.goto(`/measureDetail?id=${input.id}`)
  await expect(guest.getByText(WORDS)).toBeVisible()
  const shown = guest.getByRole('button', { name: /^Photo 1 of 1/ })
  await shown.click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(shown).toBeFocused()

  await enterAs(page, server.url, 'owner')
  await page.goto(`/measureDetail?id=${input.id}`)
  await page.getByRole('button', { name: 'Show them only to me' }).click()
  await expect(page.getByText('Only you can see them now.')).toBeVisible()
  await expect(guest.getByText(WORDS)).toHaveCount(0)
  await expect(shown).toHaveCount(0)
  expect((await fetch(`${server.url}/photos/${photo}/list.jpg`)).status).toBe(404)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(guest.getByText(WORDS)).toBeVisible()
  await guest.close()
})
