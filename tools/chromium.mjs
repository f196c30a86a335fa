// Plain JavaScript for Node 20: a Chromium for the journeys.
import { existsSync } from 'node:fs'
import { cannotInstall, install } from './system.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium (CHROMIUM_PATH comes first), or installs one where it may.
 * @param {(reason: string) => void} say told why there is none
 * @returns {string | null} the path of the program
 */
export function ensureChromium(say = console.error) {
  const found = find()
  if (found) return found
  const reason = cannotInstall() ?? install(['chromium'])
  if (reason) say(`No Chromium: ${reason}.`)
  return find()
}

function find() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null
}
