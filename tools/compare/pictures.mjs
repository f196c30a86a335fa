// Plain JavaScript for Node 24: takes pictures of every component of ui/ in every state.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { CHROMIUM_FLAGS } from '../../e2e/chromiumFlags.ts'
import { findBrowser } from '../browsers.mjs'

const THEMES = ['light', 'dark']
const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }

/**
 * @param {string} root the folder of the sources, with their packages installed
 * @param {string} folder the folder for all pictures
 * @param {string} side the folder in `folder` for these pictures
 * @returns {Promise<import('./comparison.mjs').Picture[]>}
 */
export async function takePictures(root, folder, side) {
  await mkdir(join(folder, side), { recursive: true })
  const served = await serveGallery(root, join(folder, `${side}-built`))
  const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_FLAGS })
  const pictures = []
  try {
    for (const theme of THEMES)
      for (const [width, viewport] of Object.entries(WIDTHS)) {
        const look = `${theme}, ${width}`
        const context = await browser.newContext({
          viewport,
          colorScheme: theme,
          locale: 'en-US',
          reducedMotion: 'reduce',
        })
        await context.addInitScript((kept) => Object.assign(localStorage, kept), { locale: 'en-us', theme })
        for await (const { name, bytes } of lookAt(await context.newPage(), served.url)) {
          const file = `${side}/${pictures.length}.png`
          await bytes(join(folder, file))
          pictures.push({ name, look, file })
        }
        await context.close()
      }
  } finally {
    await browser.close()
    await served.close()
  }
  return pictures
}

/** Builds and serves the gallery of some sources with their own `shared`, since links in the packages lead to this work tree's. */
async function serveGallery(root, outDir) {
  const common = {
    root: join(root, 'web'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@fieldfare/shared': join(root, 'shared/src') } },
  }
  const input = join(root, 'web/gallery/index.html')
  await build({ ...common, build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } } })
  const served = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  return { url: `${served.resolvedUrls?.local[0]}gallery/index.html`, close: () => served.close() }
}

/** Opens the gallery and yields each state of each component, with its name, ready for a picture. */
async function* lookAt(page, url) {
  await openPage(page, url)
  const states = page.locator('main > article > div')
  const names = await states.evaluateAll((all) =>
    all.map(
      (state) => `${state.parentElement?.querySelector('h2')?.textContent}: ${state.querySelector('p')?.textContent}`,
    ),
  )
  const alone = await page
    .locator('[data-alone]')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent ?? '', address: link.getAttribute('href') ?? '' })),
    )
  for (const [i, name] of names.entries()) {
    if (alone.some((one) => one.name === name)) continue
    const state = states.nth(i)
    yield { name, bytes: (path) => state.screenshot({ path, animations: 'disabled', caret: 'hide' }) }
  }
  for (const { name, address } of alone) {
    await openPage(page, `${url}${address}`)
    yield { name, bytes: (path) => page.screenshot({ path, animations: 'disabled', caret: 'hide' }) }
  }
}

async function openPage(page, url) {
  await page.goto(url)
  await page.locator('main h1, main h2').first().waitFor()
  // Fonts load when the first letter needs them.
  await page.evaluate(() => document.fonts.ready)
}
