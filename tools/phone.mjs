// Plain JavaScript for Node 20: `npm run phone:sync`, which writes the site's URL into the phone apps.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Missing, ROOT, run } from './children.mjs'
import { ensureInstalled } from './npmPackages.mjs'
import { showing } from './progress.mjs'

const at = (...path) => join(ROOT, 'phone', ...path)
const USAGE = `npm run phone:sync -- https://areas.example.org
Without an address that of PUBLIC_URL is taken, and without both the one of last time.`

/**
 * Returns the files of the phone apps that contain the site's URL, each with the function that replaces it.
 * @param {URL} site
 */
export function changesFor(site) {
  const { origin, hostname: host } = site
  return {
    'capacitor.config.json': (text) => text.replace(/("url": )"[^"]*"/, `$1"${origin}"`),
    'www/server.js': (text) => text.replace(/(SERVER = )'[^']*'/, `$1'${origin}'`),
    'android/app/src/main/res/values/strings.xml': (text) =>
      text.replace(/(<string name="site_host"[^>]*>)[^<]*/, `$1${host}`),
    'ios/App/App/App.entitlements': (text) => text.replace(/applinks:[^<]*/, `applinks:${host}`),
    'ios/App/App/Info.plist': (text) =>
      text.replace(/(<key>WKAppBoundDomains<\/key>\s*<array>\s*<string>)[^<]*/, `$1${host}`),
  }
}

/**
 * @param {string | undefined} address
 * @returns {URL | null} the site's URL; null without an argument: the URL of the last time stays
 */
export function siteOf(address) {
  if (!address) return null
  const site = URL.canParse(address) ? new URL(address) : null
  if (site?.protocol !== 'https:' || site.pathname !== '/' || site.username)
    throw new Error(`${address} is no https address of a site.\n${USAGE}`)
  return site
}

/** Runs `capacitor sync`, after installing Capacitor's packages, which nothing else in the project needs. */
async function sync() {
  await ensureInstalled('phone', showing(), { dev: true })
  const program = at('node_modules/@capacitor/cli/bin/capacitor')
  const { status } = run(process.execPath, [program, 'sync'], { cwd: at(), stdio: 'inherit' })
  if (status !== 0) throw new Missing('The apps could not be synchronized.')
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  try {
    const site = siteOf(process.argv[2] ?? process.env.PUBLIC_URL)
    for (const [name, change] of Object.entries(site ? changesFor(site) : {}))
      writeFileSync(at(name), change(readFileSync(at(name), 'utf8')))
    await sync()
  } catch (error) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
