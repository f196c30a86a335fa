import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { readdirSync, readFileSync } from 'node:fs'
const URL = 'http://127.0.0.1:4817'
const what = process.argv[2] ?? 'all'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] })
const context = async (opts, who, locale = 'nl-nl') => {
  const c = await browser.newContext({ locale: locale === 'nl-nl' ? 'nl-NL' : 'en-US', serviceWorkers: 'block', baseURL: URL, ...opts })
  await c.addInitScript((l) => localStorage.setItem('locale', l), locale)
  if (who) {
    const r = await c.request.post('/trpc/account.signIn', { data: who, headers: { origin: URL } })
    if (!r.ok()) console.log(await r.text())
  }
  return c
}
const call = async (c, name, data) => {
  const r = await c.request.post('/trpc/' + name, { data, headers: { origin: URL } })
  const j = await r.json()
  if (j.error) console.log(name, JSON.stringify(j.error).slice(0, 300))
  return j.result?.data
}
const query = async (c, name, data) => {
  const r = await c.request.get('/trpc/' + name + '?input=' + encodeURIComponent(JSON.stringify(data)), { headers: { origin: URL } })
  const j = await r.json()
  if (j.error) console.log(name, JSON.stringify(j.error).slice(0, 300))
  return j.result?.data
}
const MEMBER = { email: 'member@fieldfare.example', password: 'walk-the-dunes-7' }
const ADMIN = { email: 'admin@fieldfare.example', password: 'count-every-goose-at-dusk-12' }
const OWNER = { email: 'owner@fieldfare.example', password: 'mow-the-dune-slack-3' }
const shot = async (c, path, name, { full = true, prep } = {}) => {
  const page = await c.newPage()
  page.on('pageerror', (e) => console.log('pageerror', e.message))
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)))
  await page.goto(path)
  await page.waitForTimeout(3500)
  if (prep) await prep(page)
  await page.screenshot({ path: `/tmp/stories-shots/${name}.png`, fullPage: full })
  console.log(name, await page.evaluate(() => document.documentElement.scrollWidth + '/' + innerWidth))
  await page.close()
}
const desk = { viewport: { width: 1280, height: 860 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const m = await context(desk, MEMBER)
const { items } = await query(m, 'feed.measures.mine', {})
const area = items[0]
console.log(area.id, area.title, area.photos?.length)
if (!area.photos?.length) {
  const ids = []
  for (const [i, [w, h]] of [[1600, 1200], [1200, 1600], [1800, 1000]].entries()) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${['#9cc7e8', '#f2c38b', '#b9d7c0'][i]}"/><stop offset="1" stop-color="${['#4b7a4a', '#8a4b2f', '#2f6b73'][i]}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#g)"/><circle cx="${w * 0.7}" cy="${h * 0.3}" r="${h * 0.1}" fill="#fff8" /></svg>`
    const body = await sharp(Buffer.from(svg)).jpeg().toBuffer()
    const id = crypto.randomUUID()
    const r = await m.request.post('/photos/' + id, { data: body, headers: { 'content-type': 'image/jpeg', origin: URL } })
    console.log(r.status())
    ids.push(id)
  }
  const r = await call(m, 'measure.update', { measureId: area.id, data: { photoIds: ids, descriptionPublic: true, description: 'Elke ochtend loop ik hier een rondje om de vijver. In het voorjaar zit het vol kikkers en hoor je de stad niet meer; ’s zomers ligt iedereen op het gras bij de muziekkoepel.' } })
  console.log(r?.updated)
}
if (what === 'all' || what === 'area') {
  const g = await context(desk, null)
  await shot(g, '/measureDetail?id=' + area.id, 'area-guest-desk-light')
  const gd = await context({ ...phone, colorScheme: 'dark' }, null)
  await shot(gd, '/measureDetail?id=' + area.id, 'area-guest-phone-dark')
  await shot(m, '/measureDetail?id=' + area.id, 'area-own-desk-light')
  const mp = await context(phone, MEMBER)
  await shot(mp, '/measureDetail?id=' + area.id, 'area-own-phone-light')
}
if (what === 'all' || what === 'wizard') {
  await shot(m, '/add-area?edit=' + area.id + '&step=description', 'wizard-desk-light', { full: false })
  const mp = await context({ ...phone, colorScheme: 'dark' }, MEMBER)
  await shot(mp, '/add-area?edit=' + area.id + '&step=description', 'wizard-phone-dark')
}
if (what === 'all' || what === 'admin') {
  const o = await context(desk, OWNER)
  console.log(JSON.stringify(await call(o, 'story.report', { measureId: area.id, text: 'Er staat iemand herkenbaar op de tweede foto.' })))
  const a = await context(desk, ADMIN)
  await shot(a, '/moderator-requests', 'admin-desk-light')
  const ap = await context({ ...phone, colorScheme: 'dark' }, ADMIN)
  await shot(ap, '/moderator-requests', 'admin-phone-dark')
}
if (what === 'all' || what === 'welcome') {
  const fake = () => {
    const get = WebGL2RenderingContext.prototype.getParameter
    WebGL2RenderingContext.prototype.getParameter = function (p) { return p === 37446 ? 'NVIDIA RTX' : get.call(this, p) }
    const of = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, o) { return of.call(this, kind, o ? { ...o, failIfMajorPerformanceCaveat: false } : o) }
  }
  for (const [name, opts] of [['desk-light', desk], ['phone-light', phone], ['desk-dark', { ...desk, colorScheme: 'dark' }]]) {
    const w = await context(opts, null)
    await w.addInitScript(fake)
    await shot(w, '/welcome', 'welcome-' + name, { full: false, prep: async (page) => {
      await page.getByRole('region', { name: /Wat mensen/ }).waitFor({ timeout: 20000 }).catch((e) => console.log('no stories', e.message.slice(0, 80)))
      await page.screenshot({ path: `/tmp/stories-shots/welcome-${name}-first.png` })
      await page.getByRole('button', { name: 'Volgende plek' }).click({ timeout: 3000 }).catch((e) => console.log(e.message.slice(0, 80)))
      await page.waitForTimeout(8000)
    } })
  }
}
await browser.close()
