import { en } from '../shared/src/messages/en.ts'
import { expect, test } from './journey.ts'
import { canvas } from './mapSteps.ts'
import { startPlaceService } from './placeService.ts'
import { startServer } from './server.ts'

const { search } = en

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('drawing begins with finding the place: it is shown and marked until the first dot, and a lost service is said', async ({
    page,
  }) => {
    const service = await startPlaceService()
    const server = await startServer({ env: { PLACES: service.photon } })
    try {
      await page.goto(`${server.url}/add-area?at=9/52.1/5.9`)
      await canvas(page).waitFor({ timeout: 45_000 })
      await page.getByRole('radio', { name: /^Living area/ }).check()
      await page.getByRole('button', { name: /^Next:/ }).click()
      await page.getByRole('button', { name: search.onMap }).click()
      const layer = page.getByRole('dialog', { name: search.label })
      const field = layer.getByRole('combobox')
      await expect(field).toBeFocused()

      await field.fill('failing slufter')
      await expect(layer.getByText(search.away)).toBeVisible()
      await field.fill('slufter')
      await layer.getByRole('option', { name: /^De Slufter Nature area, Texel, Netherlands/ }).tap()
      await expect(layer).toBeHidden()
      const marker = page.getByRole('img', { name: 'De Slufter' })
      await expect(marker).toBeInViewport()
      expect(service.asked.join('\n')).not.toContain('lang=')

      await page.getByRole('button', { name: en.draw.drop, exact: true }).tap()
      await expect(marker).toBeHidden()
      await expect(page).toHaveURL(/\/add-area/)

      await page.goto(`${server.url}/info`)
      await page.getByRole('button', { name: new RegExp(`^(${search.label}|${search.short})$`) }).tap()
      await field.fill('den burg')
      await layer
        .getByRole('option', { name: /^Den Burg/ })
        .first()
        .tap()
      await expect(page).toHaveURL(/\/map\?at=12\/53\.05/)
      await expect(page.getByRole('img', { name: 'Den Burg' })).toBeInViewport()
    } finally {
      await server.stop()
      await service.stop()
    }
  })
})
