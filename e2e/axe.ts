import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects that axe finds nothing on the page once the app has replaced the static text of the HTML. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('#words')).toHaveCount(0)
  // The app has no frames, whose results axe would gather in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  const problems = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`,
  )
  expect(problems).toEqual([])
}
