import type { Browser, Page } from '@playwright/test'

declare global {
  interface Window {
    drawsMaps?: boolean
  }
}

/**
 * Makes the maps of a browser find features under the pointer without drawing anything: drawing by software takes a tenth of
 * the journeys' time, and few of them check the picture. engines.journey.ts draws maps, as do pages after `drawMaps`.
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

/** Makes the maps of a page draw again, from the next page load on. */
export const drawMaps = (page: Page): Promise<unknown> => page.addInitScript(() => (window.drawsMaps = true))
