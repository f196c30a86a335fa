// Plain JavaScript for Node 20: `npm run icons`, which writes the icons that the web app imports.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Missing, ROOT } from './children.mjs'
import { ICONS_FILE, usedIcons } from './icons/usedIcons.mjs'
import { ensureInstalled } from './npmPackages.mjs'
import { showing } from './progress.mjs'

const at = (...path) => join(ROOT, 'tools', 'icons', ...path)
const readJson = (path) => JSON.parse(readFileSync(at(path), 'utf8'))
const FILLED = /Filled$/

/** @returns {string} the line of code that exports an icon of the package */
function lineOf(name, drawings) {
  const kind = FILLED.test(name) ? 'filled' : 'outline'
  const parts = drawings[kind].get(name.replace(FILLED, ''))
  if (!parts) throw new Missing(`There is no ${name}: tabler.io/icons has all.`)
  if (parts.some(([tag]) => tag !== 'path')) throw new Missing(`${name} is drawn with more than paths.`)
  return `export const ${name} = ${kind}(${parts.map(([, { d }]) => `'${d}'`).join(', ')})`
}

/** Returns the drawings of a kind (filled or outline) by component name: `map-pin` as IconMapPin. */
const drawingsOf = (kind) =>
  new Map(
    Object.entries(readJson(`node_modules/@tabler/icons/tabler-nodes-${kind}.json`)).map(([name, parts]) => [
      `Icon${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`,
      parts,
    ]),
  )

try {
  await ensureInstalled('tools/icons', showing())
  const drawings = { filled: drawingsOf('filled'), outline: drawingsOf('outline') }
  const { version, license } = readJson('node_modules/@tabler/icons/package.json')
  const lines = usedIcons().map((name) => lineOf(name, drawings))
  writeFileSync(
    join(ROOT, ICONS_FILE),
    `// Written by \`npm run icons\` from Tabler Icons ${version} (${license}, © Paweł Kuna): one icon, one line.
import { filled, outline } from './icon.tsx'

${lines.join('\n')}
`,
  )
  process.stdout.write(`${lines.length} icons are in ${ICONS_FILE}\n`)
} catch (error) {
  if (!(error instanceof Missing)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
