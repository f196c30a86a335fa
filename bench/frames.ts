// Measures how smoothly the map moves while a person draws on a phone whose processor is four and six times slower than this machine: frames
// per second, and how long the page is busy for each frame. Woods and reserves of the stand-in's map are highlighted and named as they come
// under the crosshair. Rendering in software would take most of the time, which a phone leaves to its graphics card: so the picture has few
// pixels, and the time is that of the page itself.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { newcomer } from '../e2e/calls.ts'
import { CHROMIUM_FLAGS } from '../e2e/chromiumFlags.ts'
import { enterAs } from '../e2e/mapSteps.ts'
import { startServer } from '../e2e/server.ts'
import { ensureBrowser } from '../tools/browsers.mjs'
import { ensureBuilt } from '../tools/prepare.mjs'
import { showing } from '../tools/progress.mjs'
import { startStandIn } from '../tools/standIn/standInServer.ts'
import { quantile, say, table, times } from './figures.ts'

const AIM_FPS = 25
const SLOWER = [1, 4, 6]
const SECONDS = 6
const WARM_UP_SECONDS = 2
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 0.25, isMobile: true, hasTouch: true }
const VADUZ = '/add-area?at=13.5/47.141/9.524'

interface Point {
  x: number
  y: number
}
/** The ends of a finger's stroke to and fro. */
const LOW: Point = { x: 100, y: 560 }
const HIGH: Point = { x: 330, y: 160 }
const STROKE_MS = 1000
const HELD_MS = 150
/** Milliseconds between two points of a finger's stroke, as a screen reports them. */
const FINGER_MS = 8

interface Frames {
  perSecond: number
  busyMs: number
  /** The 95th percentile of the milliseconds between two frames. */
  p95Ms: number
  named: number
}

/** Records, for some milliseconds in the page, the waits between frames, and counts the names shown under the crosshair. */
const COUNT = `async (length) => {
  const ends = performance.now() + length
  const waits = []
  const names = new Set()
  for (let last = performance.now(); last < ends;) {
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    waits.push(now - last)
    last = now
    for (const { textContent } of document.querySelectorAll('button > span:first-child'))
      if (/\\d\\s(ha|km²)/.test(textContent)) names.add(textContent)
  }
  return { waits, named: names.size }
}`

await ensureBuilt(showing())
const executablePath = ensureBrowser('chromium', say)
if (executablePath) {
  const standIn = await startStandIn()
  const server = await startServer({ env: { DEMO: '0', BASE_MAP: `${standIn.url}/tiles.json`, AERIAL: 'off' } })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    await measure(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
    await standIn.close()
  }
}

async function measure(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block', locale: 'en-GB' })
  const page = await context.newPage()
  await enterAs(page, url, await newcomer(url))
  const session = await context.newCDPSession(page)
  const rows = []
  for (const slower of SLOWER) {
    await page.goto(VADUZ)
    await page.locator('[data-ready=true]').waitFor()
    await page.waitForLoadState('networkidle')
    await moves(page, session, WARM_UP_SECONDS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    rows.push({ slower, ...(await moves(page, session, SECONDS)) })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await context.close()
  say(
    `\nThe map follows a finger for ${SECONDS} s at 390x844; the aim is ${AIM_FPS} frames a second at four times slower`,
  )
  table([
    ['processor', 'frames/s', 'to the aim', 'page busy a frame', 'p95 between frames', 'things named'],
    ...rows.map(({ slower, perSecond, busyMs, p95Ms, named }) => [
      `${slower} times slower`,
      perSecond.toFixed(0),
      times(perSecond / AIM_FPS),
      `${busyMs.toFixed(1)} ms`,
      `${p95Ms.toFixed(0)} ms`,
      String(named),
    ]),
  ])
}

/** Moves the map to and fro with a finger, and counts the frames. */
async function moves(page: Page, session: CDPSession, seconds: number): Promise<Frames> {
  const busyBefore = await busySeconds(session)
  const counted: Promise<{ waits: number[]; named: number }> = page.evaluate(`(${COUNT})(${seconds * 1000})`)
  const ends = Date.now() + seconds * 1000
  for (let round = 0; Date.now() < ends; round++) {
    const [from, to] = round % 2 === 0 ? [LOW, HIGH] : [HIGH, LOW]
    await stroke(session, from, to)
  }
  const { waits, named } = await counted
  const busy = (await busySeconds(session)) - busyBefore
  const length = waits.reduce((sum, wait) => sum + wait, 0)
  return {
    perSecond: (waits.length / length) * 1000,
    busyMs: (busy * 1000) / waits.length,
    p95Ms: quantile(waits, 0.95),
    named,
  }
}

/** Moves a finger in a second from one point to another, and holds it there, so that the map does not glide on. */
async function stroke(session: CDPSession, from: Point, to: Point): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const began = Date.now()
  await touch('touchStart', [from])
  for (let part = 0; part < 1;) {
    await sleep(FINGER_MS)
    part = Math.min(1, (Date.now() - began) / STROKE_MS)
    await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }])
  }
  await sleep(HELD_MS)
  await touch('touchEnd', [])
}

async function busySeconds(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
