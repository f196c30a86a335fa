import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Expects that axe finds nothing on the page once the app has replaced the static text of the HTML. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('#words')).toHaveCount(0)
  // The source of axe is evaluated once per page: that takes as long as an analysis.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(AXE)
  const violations = await page.evaluate(
    async () => (await window.axe?.run(document, { resultTypes: ['violations'] }))?.violations,
  )
  const problems = violations?.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`,
  )
  expect(problems).toEqual([])
}
