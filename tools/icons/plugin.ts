import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ROOT } from '../children.mjs'
import { ICONS_FILE } from './usedIcons.mjs'

const FILE = join(ROOT, ICONS_FILE)
const ICON = /^export const (\w+) = .*$/gm
const NAMED = /icons\.tsx\?icon=(\w+)$/

/**
 * Makes a separate module of each icon, so that each part of the app loads only the icons that it shows: in one file, all
 * icons would load with the first page.
 */
export function iconsPlugin(): Plugin {
  return {
    name: 'fieldfare-icons',
    apply: 'build',
    load: {
      filter: { id: /\/ui\/icons\.tsx(\?icon=\w+)?$/ },
      handler(id) {
        const source = readFileSync(FILE, 'utf8')
        const code = iconOf(source, NAMED.exec(id)?.[1]) ?? reExports(source)
        return { code, moduleType: 'tsx', moduleSideEffects: false }
      },
    },
  }
}

/** Returns the source of the icon file with one icon alone. */
export const iconOf = (source: string, name: string | undefined): string | undefined =>
  name === undefined ? undefined : source.replace(ICON, (line, found) => (found === name ? line : ''))

/** Returns the source of a file that re-exports each icon from the icon's own module. */
export const reExports = (source: string): string =>
  [...source.matchAll(ICON)].map(([, name]) => `export { ${name} } from './icons.tsx?icon=${name}'`).join('\n')
