import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CONSENT_VERSIONS } from '../shared/src/consent.ts'
import { expectAccessible } from './axe.ts'
import { type Client, newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { around } from './mapSteps.ts'

test.describe.configure({ timeout: 60_000 })
test.use({ viewport: { width: 390, height: 844 }, locale: 'nl-NL', hasTouch: true })

/** Somebody with a home, four areas and what the study needs, who reads Dutch in this browser. */
async function respondent(page: Page, url: string): Promise<Client> {
  const client = await newcomer(url)
  await client.call('user.update', { profile: { locale: 'nl-nl' } })
  for (const purpose of ['research', 'experiment'] as const)
    await client.call('consent.give', {
      id: randomUUID(),
      purpose,
      version: CONSENT_VERSIONS[purpose],
      locale: 'nl-nl',
    })
  await client.call('user.updateHome', { coordinates: { lng: 4.8, lat: 53.1 } })
  for (const [at, title] of ['De Slufter', 'Het Horsmeertje', 'De Muy', 'Dijkmanshuizen'].entries())
    await client.call('measure.insert', {
      measure: around({ lng: 2.6 + at * 0.1, lat: 57.2 }, 0.01),
      data: { level: 'living area', title, rating: 9 - at, frequency: 'weekly' },
    })
  const [name = '', value = ''] = client.cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url }])
  return client
}

const next = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('on a phone, in Dutch: a budget to the cent with a reload in the middle, ten euros, six questions and five more', async ({
  page,
  server,
}) => {
  const client = await respondent(page, server.url)
  await page.goto('/survey/funding')
  await expect(page.getByRole('heading', { name: 'Wat is natuur jou waard?' })).toBeVisible()
  await next(page, /^Verder: /)
  await page.getByLabel('Mijn natuurbudget voor één jaar').fill('5001')
  await next(page, /^Verder: /)
  await expect(page.getByText('Het bedrag moet van 1 tot 5000 euro zijn.')).toBeVisible()
  await page.getByLabel('Mijn natuurbudget voor één jaar').fill('100,01')
  await next(page, /^Verder: /)

  await expect(page.getByRole('heading', { name: 'Waar moet het naartoe?' })).toBeVisible()
  await page.getByLabel('De Slufter, bedrag in euro’s').fill('60,01')
  const slider = page.getByLabel('Het Horsmeertje, schuif')
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(page.getByLabel('Het Horsmeertje, bedrag in euro’s')).toHaveValue('1')
  await next(page, 'Verdeel nog € 39')
  await expect(page.getByText('Er is nog 39 euro van je budget te verdelen.')).toBeVisible()
  await expect(page.getByText('Concept opgeslagen')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('De Slufter, bedrag in euro’s')).toHaveValue('60,01')
  await next(page, 'Gelijk verdelen')
  await expect(page.getByLabel('De Slufter, bedrag in euro’s')).toHaveValue('25,01')
  await expect(page.getByLabel('Dijkmanshuizen, bedrag in euro’s')).toHaveValue('25')
  await expect(page.getByText('Alles is verdeeld')).toBeVisible()
  await expectAccessible(page)
  await next(page, /^Verder: /)

  await page.getByLabel('Behoud van biodiversiteit, bedrag in euro’s').fill('100')
  await page.getByLabel('Iets anders, bedrag in euro’s').fill('0,01')
  await next(page, /^Verder: /)
  await expect(page.getByLabel('Naam van je eigen doel')).toBeFocused()
  await page.getByLabel('Naam van je eigen doel').fill('Stilte in de nacht')
  await next(page, /^Verder: /)
  await expect(page.getByText('Stilte in de nacht')).toBeVisible()
  await next(page, 'Mijn budget opslaan')
  await expect(page.getByText('Je hebt € 10 verdiend.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Zes vragen beantwoorden' }).click()
  await next(page, 'Zes vragen beantwoorden')
  await next(page, 'Volgende vraag')
  await expect(page.getByText('Kies ja of nee.')).toBeVisible()
  for (let asked = 1; asked <= 6; asked++) {
    await expect(page.getByText(`Stap ${asked} van 6`)).toBeVisible()
    await expect(page.getByRole('heading', { name: /toezeggen voor De Slufter/ })).toBeVisible()
    if (asked === 1) {
      await page.getByLabel('Ja', { exact: true }).check()
      await page.getByLabel('Hoeveel per keer?').fill('12,50')
    } else await page.getByLabel('Nee', { exact: true }).check()
    await next(page, asked < 6 ? 'Volgende vraag' : 'Laatste antwoord versturen')
  }
  await expect(page.getByRole('heading', { name: 'Alle zes zijn beantwoord' })).toBeVisible()
  await expect(page.getByText('En nog eens € 5.')).toBeVisible()
  await expect(page.getByText('€ 12,50')).toBeVisible()
  const { study, funding } = (await client.read('feed.funding.mine')) as {
    study: { earned: { amount: number }[] }
    funding: { amount: number; locations: { amount: number }[] }
  }
  expect(study.earned.map(({ amount }) => amount)).toEqual([10, 5])
  expect(funding.locations.map(({ amount }) => amount)).toEqual([25.01, 25, 25, 25])
})
