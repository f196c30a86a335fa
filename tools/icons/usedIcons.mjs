// Plain JavaScript for Node 20: lists the icons that the web app imports.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../children.mjs'
import { filesBelow } from '../test/chosen.mjs'

export const ICONS_FILE = 'web/src/platform/ui/icons.tsx'
const IMPORT = /import \{([^}]*)\} from '(?:\.\.?|[^']*\/ui)\/icons\.tsx'/g

/** @returns {string[]} the names of the icons that a source imports */
export const iconsIn = (source) => [...source.matchAll(IMPORT)].flatMap(([, names]) => names.match(/\w+/g) ?? [])

/** @returns {string[]} the names of all icons that the web app imports, sorted */
export const usedIcons = () =>
  [
    ...new Set(
      ['web/src', 'web/gallery']
        .flatMap(filesBelow)
        .filter((path) => /\.tsx?$/.test(path) && path !== ICONS_FILE)
        .flatMap((path) => iconsIn(readFileSync(join(ROOT, path), 'utf8'))),
    ),
  ].sort()
