import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FIRST = /(\s*<script src="\/\w+\.js"><\/script>)+/
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const PLACE = '<!-- styles -->'
const SCRIPTS = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g
/** The longest that the app waits for the first paint, in milliseconds. */
const START_MS = 1000

/**
 * Makes browsers paint the static text in the HTML before anything else has loaded. The scripts that run before the app are
 * inlined. The app's styles come after the text, so that only the app waits for them. The app's scripts are fetched and run
 * after the first paint, which they would delay on a slow network.
 */
export function shellPlugin(): Plugin {
  let publicDir = ''
  return {
    name: 'fieldfare-shell',
    apply: 'build',
    configResolved: (config) => void (publicDir = config.publicDir),
    transformIndexHtml: { order: 'post', handler: (html) => shellOf(html, publicDir) },
  }
}

/** Returns the HTML of the page with scripts and styles moved. @throws when the page lacks one of these parts */
export function shellOf(html: string, publicDir: string): string {
  const styles = html.match(STYLES)?.map((link) => link.trim()) ?? []
  const scripts = [...html.matchAll(SCRIPTS)].map(([, path = '']) => path)
  const entry = scripts.at(-1)
  const [first] = html.match(FIRST) ?? []
  if (styles.length === 0 || !entry || !first || !html.includes(PLACE)) throw new Error('the shell has changed')
  return html
    .replace(STYLES, '')
    .replace(SCRIPTS, '')
    .replace(first, () => `<script>${inlined(first, publicDir)}</script>`)
    .replace(PLACE, () => `${afterPaint(fetching(scripts))}${styles.join('')}${afterPaint(starting(entry))}`)
}

/** Returns the code of the scripts that run before the app, in their order and without comments. */
const inlined = (scripts: string, publicDir: string): string =>
  [...scripts.matchAll(/\w+\.js/g)]
    .map(([name]) =>
      readFileSync(join(publicDir, name), 'utf8')
        .replace(/^\s*\/\/.*\n/gm, '')
        .trim(),
    )
    .join(';')

/**
 * Returns a script that runs `call` after the first paint. Like every script, it also waits for the styles before it in the
 * HTML. In a background page, which is not painted, it runs `call` at once, and in any page after START_MS at the latest.
 */
const afterPaint = (call: string): string =>
  `<script>((f)=>{try{if(document.hidden)throw 0;new PerformanceObserver((_,o)=>{o.disconnect();f()})` +
  `.observe({type:'paint',buffered:true});setTimeout(f,${START_MS})}catch{f()}})(${call})</script>`

const fetching = (paths: readonly string[]): string =>
  `()=>{for(const href of ${JSON.stringify(paths)})document.head.append(Object.assign(document.createElement('link'),` +
  `{rel:'modulepreload',crossOrigin:'',fetchPriority:'low',href}))}`

const starting = (entry: string): string => `()=>import(${JSON.stringify(entry)}).catch(showStartFailure)`
