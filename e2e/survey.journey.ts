import { randomBytes, randomUUID } from 'node:crypto'
import { nl } from '../shared/src/messages/nl.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { areaInput, clientOf } from './calls.ts'
import { expect, test } from './journey.ts'
import { demo, freshEmail, PASSWORD } from './people.ts'

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'nl-NL',
  serviceWorkers: 'block',
} as const
const { survey, account, area, consent, app } = nl

/** A campaign with one link for many people, whose secret is returned. */
async function invitation(url: string): Promise<string> {
  const admin = clientOf(url)
  await admin.call('account.signIn', { email: demo.admin.email, password: demo.admin.password })
  const [campaignId, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  await admin.call('campaign.add', { id: campaignId, name: 'Texel', flow: 'texel-continue-register' })
  await admin.call('campaign.addLink', { campaignId, id: randomUUID(), secret })
  return secret
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const onStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
const next = (page: Page) => page.getByRole('button', { name: /^Verder:/ })

async function drawOnPhone(page: Page): Promise<void> {
  const canvas = page.locator('[data-ready="true"] canvas')
  await canvas.waitFor({ timeout: 45_000 })
  const box = await canvas.boundingBox()
  if (!box) throw new Error('there is no map')
  for (const [index, [x, y]] of (
    [
      [0.35, 0.35],
      [0.6, 0.35],
      [0.5, 0.6],
    ] as const
  ).entries()) {
    await page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y)
    await expect(page.getByText(`${index + 1} punt`).first()).toBeVisible()
  }
  await press(page, nl.draw.close)
  await next(page).tap()
}

/** Three areas more, as the wizard would send them. */
async function drawTheRest(context: BrowserContext, url: string): Promise<void> {
  for (const [i, level] of ['living area', 'country', 'world'].entries()) {
    const { data, ...input } = areaInput(5.3 + i / 10, 52.7)
    const answer = await context.request.post(`${url}/trpc/measure.insert`, {
      data: { ...input, data: { ...data, level } },
    })
    expect(answer.ok()).toBe(true)
  }
}

test('in Dutch on a phone: from the invitation to four places, with a pause and the rest on another device', async ({
  browser,
  server,
}) => {
  const secret = await invitation(server.url)
  const email = freshEmail()
  const first = await browser.newContext({ ...PHONE, baseURL: server.url })
  const page = await first.newPage()
  await page.goto(`/welcome/${secret}`)
  await expect(page.getByText(nl.welcome.invitedReward)).toBeVisible()
  await page.getByRole('link', { name: nl.welcome.takePart }).tap()
  await page.getByLabel(account.field.name).fill('Ada van der Loon')
  await page.getByLabel(account.field.email).fill(email)
  await page.getByLabel(account.field.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(account.register.agree).check()
  await press(page, survey.account.next)

  await onStep(page, survey.consent.title)
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await press(page, survey.consent.next)
  await expect(page.getByText(nl.errors.field.needed)).toHaveCount(2)
  await page.getByLabel(consent.research.agree).check()
  await page.getByLabel(consent.experiment.agree).check()
  await press(page, survey.consent.next)

  await onStep(page, survey.introduction.title)
  await expect(page.getByText(survey.introduction.time)).toBeVisible()
  await press(page, survey.introduction.next)
  await onStep(page, survey.home.title)
  await press(page, survey.home.next)
  await expect(page.getByText(survey.home.needed)).toBeVisible()
  const map = page.getByRole('group', { name: account.home.label })
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await map.locator('canvas').tap({ position: { x: 60, y: 120 } })
  await expect(map.getByRole('img', { name: account.home.marker })).toBeVisible()
  await expectAccessible(page)
  await press(page, survey.home.next)

  await onStep(page, survey.draw.neighborhood)
  await drawOnPhone(page)
  await page.getByLabel(area.wizard.field.title).fill('Het bosje achter de dijk')
  await next(page).tap()
  await press(page, app.word.later)
  await expect(page.getByText(survey.stopped)).toBeVisible()
  await first.close()

  // On another device the invitation signs nobody in, and the account brings back what was typed.
  const second = await browser.newContext({ ...PHONE, baseURL: server.url })
  const again = await second.newPage()
  await again.goto(`/survey/texel-continue-register/${secret}`)
  await again.getByRole('link', { name: app.title.login }).tap()
  await onStep(again, app.title.login)
  await again.getByLabel(account.field.email).fill(email)
  await again.getByLabel(account.field.password, { exact: true }).fill(PASSWORD)
  await press(again, account.login.submit)
  await onStep(again, survey.back.title.replace('{{name}}', 'Ada van der Loon'))
  await again.getByRole('link', { name: survey.back.go }).tap()
  await onStep(again, area.wizard.title.rating)
  await again.getByRole('radio', { name: '8', exact: true }).check()
  await next(again).tap()
  await again.getByRole('radio', { name: area.frequency.weekly }).check()
  for (let step = 0; step < 3; step++) await next(again).tap()
  await press(again, area.wizard.save)
  await onStep(again, survey.draw['living area'])
  await expect(again.getByText('Plek 2 van 4, stap 6 van 9')).toBeVisible()

  await drawTheRest(second, server.url)
  await onStep(again, survey.draw.doneTitle)
  await expect(again.getByRole('link', { name: survey.draw.toBudget })).toHaveAttribute('href', '/survey/funding')
  await second.close()
})
