import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { areaInput } from './calls.ts'
import { expect } from './journey.ts'

/** A place on the dunes of Texel, where the demo has one community. */
export const DUNES = '/add-area?at=13/53.08/4.75'
/** A place in the middle of the IJsselmeer, without any community. */
export const LAKE = '/add-area?at=11/52.75/5.35'

export const next = (page: Page): Locator => page.getByRole('button', { name: /^Next:/ })

/** Opens the area wizard at a place and waits until a person can draw on its map. */
export async function openWizard(page: Page, address = DUNES): Promise<void> {
  await page.goto(address)
  await page.locator('[data-ready="true"] canvas').waitFor({ timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Where is it?' })).toBeVisible()
}

/** Returns the position on the page, in pixels, of a point given as fractions of the map's width and height. */
async function spot(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-ready="true"] canvas').boundingBox()
  if (!box) throw new Error('there is no map')
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

const CORNERS = [
  [0.35, 0.35],
  [0.6, 0.35],
  [0.65, 0.6],
  [0.38, 0.62],
] as const

/** Draws a square dot by dot with the mouse, waiting for each dot, and closes it by clicking the first dot. */
export async function drawByMouse(page: Page): Promise<void> {
  for (const [index, [x, y]] of CORNERS.entries()) {
    const at = await spot(page, x, y)
    await page.mouse.move(at.x, at.y)
    await page.mouse.click(at.x, at.y)
    await expect(page.getByText(`${index + 1} dot`).first()).toBeVisible()
  }
  const first = await spot(page, ...CORNERS[0])
  await page.mouse.click(first.x, first.y)
  await expect(next(page)).toBeVisible()
}

/** Draws a square dot by dot with a finger, and closes it by tapping the first dot. */
export async function drawByTouch(page: Page): Promise<void> {
  for (const [index, [x, y]] of CORNERS.entries()) {
    const at = await spot(page, x, y)
    await page.touchscreen.tap(at.x, at.y)
    await expect(page.getByText(`${index + 1} dot`).first()).toBeVisible()
  }
  const first = await spot(page, ...CORNERS[0])
  await page.touchscreen.tap(first.x, first.y)
  await expect(page.getByRole('button', { name: 'Tools: Change' })).toBeVisible()
  await expect(next(page)).toBeVisible()
}

/** Returns points of a circle around the middle of the map, starting at the right; the radius is a share of the map's shorter side. */
export async function roundOf(page: Page, share: number, steps: number): Promise<{ x: number; y: number }[]> {
  const box = await page.locator('[data-ready="true"] canvas').boundingBox()
  if (!box) throw new Error('there is no map')
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, Math.min(box.width, box.height) * share]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step * 2 * Math.PI) / steps
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

/** Draws a circle with a finger, over Chromium's protocol, since Playwright can only tap. */
export async function drawRoundByTouch(page: Page, share: number): Promise<void> {
  const points = await roundOf(page, share, 24)
  const screen = await page.context().newCDPSession(page)
  for (const [index, point] of points.entries())
    await screen.send('Input.dispatchTouchEvent', { type: index ? 'touchMove' : 'touchStart', touchPoints: [point] })
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

/** Chooses an answer; retries if the click misses, since a form that slides to its next question moves the option away from the pointer. */
export async function choose(option: Locator): Promise<void> {
  await expect(() => option.check({ timeout: 2000 })).toPass()
}

/** Fills in the name and the level of the area, and goes on to the last step. */
export async function name(page: Page, title: string, level = /Living area/): Promise<void> {
  await page.getByLabel('Name of this place').fill(title)
  await choose(page.getByRole('radio', { name: level }))
  await next(page).click()
}

/** Answers all questions after the drawing step, without pressing the button that saves. */
export async function answer(page: Page, title: string, level = /Living area/): Promise<void> {
  await name(page, title, level)
  await choose(page.getByRole('radio', { name: '9', exact: true }))
  await page.getByRole('button', { name: 'Why a 9?' }).click()
  await page.getByLabel('Why a 9?').fill('In April you hear the snipe before you see anything.')
  await choose(page.getByRole('radio', { name: 'Every week' }))
  await page.getByRole('checkbox', { name: 'Walking or running' }).check()
  await page.getByRole('checkbox', { name: 'Watching nature' }).check()
  await choose(page.getByRole('radio', { name: /maintained/ }))
  await choose(page.getByRole('radio', { name: /live here/ }))
}

/** Fills in the whole wizard by mouse, without pressing the button that saves. */
export async function prepareArea(page: Page, title: string, address = DUNES): Promise<void> {
  await openWizard(page, address)
  await drawByMouse(page)
  await next(page).click()
  await answer(page, title)
}

export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save area' })

/** Returns the dialog that shows the results of saving an area. */
export const finish = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })

/** Waits for the dialog after saving and leaves it for the list of the person's areas. */
export async function leaveFinish(page: Page, title: string): Promise<void> {
  await finish(page, title).getByRole('button', { name: 'View my places' }).click()
  await expect(finish(page, title)).toBeHidden()
  await expect(page).toHaveURL(/\/my-areas$/)
}

/** Fills in and saves the whole wizard by mouse; ends on the list of the person's areas. */
export async function addArea(page: Page, title: string, address = DUNES): Promise<void> {
  await prepareArea(page, title, address)
  await saveButton(page).click()
  await leaveFinish(page, title)
  await expect(entry(page, title)).toBeVisible()
}

/** Adds an area in the IJsselmeer by the call that the wizard makes at its end, as the person who is signed in in this browser. */
export async function insertArea(page: Page, title: string, id: string = randomUUID()): Promise<void> {
  const { measure, data } = areaInput(5.35, 52.75)
  await send(page, 'measure.insert', { id, measure, data: { ...data, title } })
}

export const updateArea = (page: Page, measureId: string, data: object): Promise<void> =>
  send(page, 'measure.update', { measureId, data })

async function send(page: Page, call: string, data: object): Promise<void> {
  const answer = await page.request.post(`/trpc/${call}`, { data })
  if (!answer.ok()) throw new Error(`${call}: ${answer.status()} ${await answer.text()}`)
}

/** Returns an area in the list of the person's areas. */
export const entry = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title })
