import { randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { en } from '../shared/src/messages/en.ts'
import { nl } from '../shared/src/messages/nl.ts'
import type { SurveyFlow } from '../shared/src/surveyFlow.ts'
import { choose } from './areaSteps.ts'
import { expectAccessible } from './axe.ts'
import { areaInput, clientOf } from './calls.ts'
import { expect, reloadKept, test } from './journey.ts'
import { demo, freshEmail, PASSWORD } from './people.ts'

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'nl-NL',
  serviceWorkers: 'block',
} as const
const { survey, account, area, consent, app, funding } = nl
/** The area that the respondent draws first, and rates highest. */
const OWN = 'Het bosje achter de dijk'

/** Adds a campaign with one link for many people and returns the secret of the link. */
async function invitation(url: string, flow: SurveyFlow): Promise<string> {
  const admin = clientOf(url)
  await admin.call('account.signIn', { email: demo.admin.email, password: demo.admin.password })
  const [campaignId, secret] = [randomUUID(), randomBytes(32).toString('base64url')]
  await admin.call('campaign.add', { id: campaignId, name: 'Texel', flow })
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
  const corners = [
    [0.35, 0.35],
    [0.6, 0.35],
    [0.5, 0.6],
  ] as const
  const tap = ([x, y]: readonly [number, number]) => page.touchscreen.tap(box.x + box.width * x, box.y + box.height * y)
  for (const [index, corner] of corners.entries()) {
    await tap(corner)
    await expect(page.getByText(`${index + 1} punt`).first()).toBeVisible()
  }
  await tap(corners[0])
  await expect(page.getByRole('button', { name: `Gereedschap: ${app.word.change}` })).toBeVisible()
  await next(page).tap()
}

/** Adds areas by the call that the wizard makes, one for each level and title. */
async function drawMore(context: BrowserContext, url: string, titles: Record<string, string>): Promise<void> {
  for (const [i, [level, title]] of Object.entries(titles).entries()) {
    const { data, ...input } = areaInput(5.3 + i / 10, 52.7)
    const answer = await context.request.post(`${url}/trpc/measure.insert`, {
      data: { ...input, data: { ...data, level, title, rating: 7 } },
    })
    expect(answer.ok()).toBe(true)
  }
}

/** Divides a budget in the form to the cent, after an invalid amount and with a reload in between. */
async function divide(page: Page): Promise<void> {
  await onStep(page, funding.introduction.title)
  await next(page).tap()
  await page.getByLabel(funding.amount.label).fill('5001')
  await next(page).tap()
  await expect(page.getByText('Het bedrag moet tussen € 1 en € 5.000 liggen.')).toBeVisible()
  await page.getByLabel(funding.amount.label).fill('100,01')
  await next(page).tap()

  await onStep(page, funding.locations.title)
  const ownField = page.getByLabel(`${OWN}, bedrag in euro’s`)
  await ownField.fill('60,01')
  const slider = page.getByLabel('De Muy, schuifregelaar')
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(page.getByLabel('De Muy, bedrag in euro’s')).toHaveValue('1')
  await press(page, 'Verdeel nog € 39')
  await expect(page.getByText('Er is nog € 39 van je budget te verdelen.')).toBeVisible()
  await expect(page.getByText('Concept opgeslagen')).toBeVisible()
  await reloadKept(page)
  await expect(ownField).toHaveValue('60,01')
  await press(page, 'Gelijk verdelen')
  await expect(ownField).toHaveValue('25,01')
  await expect(page.getByLabel('Dijkmanshuizen, bedrag in euro’s')).toHaveValue('25')
  await expect(page.getByText('Alles is verdeeld')).toBeVisible()
  await expectAccessible(page)
  await next(page).tap()

  await page.getByLabel('Behoud van biodiversiteit, bedrag in euro’s').fill('100')
  await page.getByLabel('Iets anders, bedrag in euro’s').fill('0,01')
  await next(page).tap()
  await expect(page.getByLabel('Naam van je eigen doel')).toBeFocused()
  await page.getByLabel('Naam van je eigen doel').fill('Stilte in de nacht')
  await next(page).tap()
  await expect(page.getByText('Stilte in de nacht')).toBeVisible()
  await press(page, funding.finalize.save)
}

/** Answers six requests, the first one with yes. */
async function answerAll(page: Page): Promise<void> {
  await press(page, funding.requests.begin)
  await press(page, funding.requests.next)
  await expect(page.getByText(funding.requests.choose)).toBeVisible()
  for (let question = 1; question <= 6; question++) {
    await expect(page.getByText(`Vraag ${question} van 6`)).toBeVisible()
    await expect(page.getByRole('heading', { name: `toezeggen voor ${OWN}` })).toBeVisible()
    if (question === 1) {
      await page.getByLabel('Ja', { exact: true }).check()
      await page.getByLabel(/^Hoeveel/).fill('12,50')
    } else await page.getByLabel('Nee', { exact: true }).check()
    await press(page, question < 6 ? funding.requests.next : funding.requests.last)
  }
}

test('the long survey in Dutch is paused, continued on another device, and earns ten euros and then five more', async ({
  browser,
  server,
}) => {
  const secret = await invitation(server.url, 'texel-continue-register')
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
  // The button that places the home lies above the fixed buttons at the lower edge.
  const atCross = await page.getByRole('button', { name: account.home.here }).boundingBox()
  const below = await page.getByRole('button', { name: survey.home.next }).boundingBox()
  expect((atCross?.y ?? 999) + (atCross?.height ?? 0)).toBeLessThan(below?.y ?? 0)
  await press(page, survey.home.next)
  await expect(page.getByText(survey.home.needed)).toBeVisible()
  const map = page.getByRole('group', { name: account.home.label })
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await map.locator('canvas').tap({ position: { x: 60, y: 120 } })
  await expect(map.getByRole('img', { name: account.home.marker })).toBeVisible()
  await expectAccessible(page)
  await press(page, survey.home.next)

  await onStep(page, survey.draw.neighborhood)
  await expect(page.getByText('Plek 1 van 4', { exact: true })).toBeVisible()
  await drawOnPhone(page)
  await expect(page.getByText('Plek 1 van 4, nog ongeveer 7 minuten')).toBeVisible()
  await page.getByLabel(area.wizard.field.title).fill(OWN)
  await expect(page.getByRole('group', { name: area.wizard.title.level })).toHaveCount(0)
  await next(page).tap()
  await press(page, app.word.later)
  await expect(page.getByText(survey.stopped)).toBeVisible()
  await first.close()

  // On another device the invitation signs nobody in; after signing in, the person's draft is restored.
  const second = await browser.newContext({ ...PHONE, baseURL: server.url })
  const secondPage = await second.newPage()
  await secondPage.goto(`/survey/texel-continue-register/${secret}`)
  await secondPage.getByRole('link', { name: app.title.login }).tap()
  await onStep(secondPage, app.title.login)
  await secondPage.getByLabel(account.field.email).fill(email)
  await secondPage.getByLabel(account.field.password, { exact: true }).fill(PASSWORD)
  await press(secondPage, account.login.submit)
  await onStep(secondPage, survey.back.title.replace('{{name}}', 'Ada van der Loon'))
  await secondPage.getByRole('link', { name: survey.back.go }).tap()
  await onStep(secondPage, area.wizard.title.rating)
  await choose(secondPage.getByRole('radio', { name: '8', exact: true }))
  await choose(secondPage.getByRole('radio', { name: area.frequency.weekly }))
  await press(secondPage, area.wizard.save)
  await onStep(secondPage, OWN)
  await press(secondPage, survey.draw.goOn)
  await onStep(secondPage, survey.draw['living area'])
  await expect(secondPage.getByText('Plek 2 van 4', { exact: true })).toBeVisible()

  await drawMore(second, server.url, { 'living area': 'De Slufter', country: 'De Muy', world: 'Dijkmanshuizen' })
  await onStep(secondPage, survey.draw.doneTitle)
  await secondPage.getByRole('link', { name: survey.draw.toBudget }).tap()

  await divide(secondPage)
  await expect(secondPage.getByText('Je hebt € 10 verdiend.')).toBeInViewport()
  await expectAccessible(secondPage)
  await answerAll(secondPage)
  await onStep(secondPage, funding.requests.doneTitle)
  await expect(secondPage.getByText('En nog eens € 5.')).toBeInViewport()
  await expect(secondPage.getByText('€ 12,50')).toBeVisible()
  const answer = await second.request.get(`${server.url}/trpc/feed.funding.mine?input=%7B%7D`)
  const { data } = ((await answer.json()) as { result: { data: Mine } }).result
  expect(data.study.earned.map(({ amount }) => amount)).toEqual([10, 5])
  expect(data.funding.locations.map(({ amount }) => amount)).toEqual([25.01, 25, 25, 25])
  await second.close()
})

interface Mine {
  study: { earned: { amount: number }[] }
  funding: { locations: { amount: number }[] }
}

test('the short survey in English ends with thanks, and a link of the budget survey then leads to the budget', async ({
  browser,
  server,
}) => {
  const short = await invitation(server.url, 'pbl')
  const budget = await invitation(server.url, 'texel-continue-virtual-funding')
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB', baseURL: server.url })
  const page = await context.newPage()
  await page.goto(`/survey/texel-continue-virtual-funding/${budget}`)
  await onStep(page, en.survey.account.againTitle)
  await page.goto(`/pbl/register/${short}`)
  await onStep(page, en.welcome.invitedTitle)
  await page.getByLabel(en.account.field.name).fill('Ruth Okafor')
  await page.getByLabel(en.account.field.email).fill(freshEmail())
  await page.getByLabel(en.account.field.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(en.account.register.agree).check()
  await press(page, en.survey.account.next)

  await onStep(page, en.survey.consent.title)
  await expect(page.getByLabel(en.consent.experiment.agree)).toHaveCount(0)
  await page.getByLabel(en.consent.research.agree).check()
  await press(page, en.survey.consent.next)
  await onStep(page, en.survey.introduction.titleShort)
  await press(page, en.survey.introduction.next)
  await expect(page).toHaveURL('/pbl/set-home')
  await context.request.post('/trpc/user.updateHome', { data: { coordinates: { lng: 4.8, lat: 53.06 } } })
  await expect(page.getByRole('img', { name: en.account.home.marker })).toBeVisible()
  await press(page, en.survey.home.next)
  await onStep(page, en.area.wizard.title.map)
  await expect(page).toHaveURL(/\/pbl\/create-area/)
  await drawMore(context, server.url, { neighborhood: 'A', 'living area': 'B', country: 'C', world: 'D' })
  await onStep(page, en.survey.thanks.title.replace('{{name}}', 'Ruth Okafor'))

  await page.goto(`/survey/texel-continue-virtual-funding/${budget}`)
  await page.getByLabel(en.consent.experiment.agree).check()
  await press(page, en.survey.consent.next)
  await onStep(page, en.survey.introduction.title)
  await press(page, en.survey.introduction.next)
  await onStep(page, en.funding.introduction.title)
  await context.close()
})
