// Plain JavaScript for Node 20: a Chromium for the journeys.
import { existsSync } from 'node:fs'
import { cannotInstall, findPackages, install } from './system.mjs'

/** Chromium without windows: what the journeys need, at half the cost of opening a page. */
const SHELL = 'chromium-headless-shell'
const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium, or installs one where it may.
 * @param {(reason: string) => void} say called with the reason if there is none
 * @returns {string | null} the path of the program
 */
export function ensureChromium(say = console.error) {
  const found = findChromium()
  if (found) return found
  const reason = cannotInstall() ?? install([findPackages(`^${SHELL}$`)[0] ?? 'chromium'])
  if (reason) say(`No Chromium: ${reason}.`)
  return findChromium()
}

/** @returns {string | null} the path of the Chromium that is there (CHROMIUM_PATH comes first) */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null
}
