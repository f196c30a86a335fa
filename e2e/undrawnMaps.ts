import type { Browser, Page } from '@playwright/test'

declare global {
  interface Window {
    drawsMaps?: boolean
  }
}

/**
 * Makes the maps of a browser find what lies under the pointer, but draw nothing: drawing them by software is a tenth of
 * what the journeys cost, and few look at them. The main journey draws them, in all browsers, as do pages after `drawMaps`.
 */
export function leaveMapsUndrawn(browser: Browser): void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await context.addInitScript(() => {
      const { prototype } = WebGL2RenderingContext
      const { drawElements, drawArrays } = prototype
      prototype.drawElements = function (...args) {
        if (window.drawsMaps) drawElements.apply(this, args)
      }
      prototype.drawArrays = function (...args) {
        if (window.drawsMaps) drawArrays.apply(this, args)
      }
    })
    return context
  }
}

/** Makes the maps of a page, from its next address on, draw. */
export const drawMaps = (page: Page): Promise<unknown> => page.addInitScript(() => (window.drawsMaps = true))
