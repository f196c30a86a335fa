// Plain JavaScript for Node 20: finds and installs the browsers of the journeys (browser tests), the virtual display for some, and GDAL.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cannotInstall, findPackages, install } from './system.mjs'

/** Debian's package of Chromium without windows, which opens a page at half the cost. */
const SHELL = 'chromium-headless-shell'
/** The folder of Debian with the libraries of WebKitGTK, which include its small browser. */
const LIBRARIES = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch] ?? process.arch}-linux-gnu`

/**
 * The programs, each with its name, the setting that may give its path, its usual paths, and the packages that contain
 * it.
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

/** Programs that the journeys need: browsers, their drivers and display, and GDAL, which reads our open data. */
export const BROWSER_PROGRAMS = Object.keys(PROGRAMS)

/**
 * Finds a program, or installs it if that is allowed.
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

/** @returns {string | null} the path of an installed program; a path in the program's setting comes first */
export function findBrowser(program) {
  const { given, places } = PROGRAMS[program]
  return [given && process.env[given], ...places()].find((path) => path && existsSync(path)) ?? null
}
