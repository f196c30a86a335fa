import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const THEME = '<script src="/theme.js"></script>'
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const PLACE = '<!-- styles -->'

/**
 * Lets the first words in the HTML be painted before anything else has arrived: the script that chooses the colours is
 * inside, and the app's styles come after the words, so that they hold up the app alone.
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

/** @throws when the page lacks a part that has its place in it */
export function shellOf(html: string, publicDir: string): string {
  const theme = readFileSync(join(publicDir, 'theme.js'), 'utf8').replace(/^\s*\/\/.*\n/gm, '')
  const styles = html.match(STYLES)?.map((link) => link.trim()) ?? []
  if (styles.length === 0 || !html.includes(THEME) || !html.includes(PLACE)) throw new Error('the shell has changed')
  return html
    .replace(STYLES, '')
    .replace(THEME, () => `<script>${theme.trim()}</script>`)
    .replace(PLACE, () => styles.join(''))
}
