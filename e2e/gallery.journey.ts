import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type PreviewServer } from 'vite'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'

const WEB = fileURLToPath(new URL('../web', import.meta.url))
/** Each language and each theme, but not every pair, since a theme changes no text. */
const LOOKS = [
  ['en-us', 'light'],
  ['nl-nl', 'dark'],
  ['de-de', 'dark'],
  ['fr-fr', 'light'],
] as const

let outDir: string
let served: PreviewServer
let url: string

test.beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'fieldfare-gallery-'))
  const common = { root: WEB, configFile: false, logLevel: 'error' } as const
  const input = join(WEB, 'gallery/index.html')
  await build({ ...common, build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } } })
  served = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  url = `${served.resolvedUrls?.local[0]}gallery/index.html`
})

test.afterAll(async () => {
  await served?.close()
  await rm(outDir, { recursive: true, force: true })
})

for (const [locale, theme] of LOOKS) {
  test(`every component of the gallery is accessible in every state, ${theme}, in ${locale}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript((stored) => Object.assign(localStorage, stored), { locale, theme })
    await page.goto(url)
    await expect(page.getByRole('heading', { name: 'WizardScreen' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', theme)
    await expectAccessible(page)
    const alone = await page
      .locator('[data-alone]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(alone.length).toBeGreaterThan(5)
    for (const address of alone) {
      await page.goto(`${url}${address}`)
      await expect(page.getByRole(address.includes('Toaster') ? 'status' : 'dialog')).toBeVisible()
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  })
}
