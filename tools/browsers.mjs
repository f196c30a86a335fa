// Plain JavaScript for Node 20: the browsers of the journeys, the display of those that need one, and GDAL.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cannotInstall, findPackages, install } from './system.mjs'

/** Chromium without windows: what the journeys need, at half the cost of opening a page. */
const SHELL = 'chromium-headless-shell'
/** The folder in which Debian keeps the libraries of WebKitGTK, with its small browser among them. */
const LIBRARIES = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch}-linux-gnu`

/**
 * The programs, each with its name, the setting that may give its path, where it usually is, and the packages that
 * bring it.
 * @type {Record<string, { name: string, given?: string, places: () => string[], packages: () => string[] }>}
 */
const PROGRAMS = {
  chromium: {
    name: 'Chromium',
    given: 'CHROMIUM_PATH',
    places: () => [
      `/usr/bin/${SHELL}`,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: () => [findPackages(`^${SHELL}$`)[0] ?? 'chromium'],
  },
  firefox: {
    name: 'Firefox',
    given: 'FIREFOX_PATH',
    places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: () => [findPackages('^firefox-esr$')[0] ?? 'firefox'],
  },
  webkit: { name: 'WebKit', places: miniBrowsers, packages: () => ['webkit2gtk-driver'] },
  webkitDriver: {
    name: 'WebKit',
    places: () => ['/usr/bin/WebKitWebDriver'],
    packages: () => ['webkit2gtk-driver'],
  },
  display: { name: 'virtual display', places: () => ['/usr/bin/Xvfb'], packages: () => ['xvfb'] },
  gdal: {
    name: 'GDAL',
    given: 'OGR2OGR_PATH',
    places: () => ['/usr/bin/ogr2ogr', '/opt/homebrew/bin/ogr2ogr'],
    packages: () => ['gdal-bin'],
  },
}

function miniBrowsers() {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).filter((name) => /^webkit2?gtk-/.test(name)) : []
  return folders.sort().map((folder) => join(LIBRARIES, folder, 'MiniBrowser'))
}

/** Programs that the journeys need: browsers, what opens them, and the program that reads our open data. */
export const BROWSER_PROGRAMS = Object.keys(PROGRAMS)

/**
 * Finds a program, or installs it where it may.
 * @param {string} program
 * @param {(reason: string) => void} say called with the reason if there is none
 * @returns {string | null} its path
 */
export function ensureBrowser(program, say = console.error) {
  const found = findBrowser(program)
  if (found) return found
  const { name, packages } = PROGRAMS[program]
  const reason = cannotInstall() ?? install(packages())
  if (reason) say(`No ${name}: ${reason}.`)
  return findBrowser(program)
}

/** @returns {string | null} the path of a program that is there; the one that a setting gives comes first */
export function findBrowser(program) {
  const { given, places } = PROGRAMS[program]
  return [given && process.env[given], ...places()].find((path) => path && existsSync(path)) ?? null
}
