import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ICONS_FILE, usedIcons } from '../icons/usedIcons.mjs'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Finds icons that the file of icons should not have, or lacks.
 * @param file the text of the file of icons
 * @param used the names of the icons that are imported from the file
 * @param version of the package from which the file should be made
 */
export function iconFaults(file: string, used: readonly string[], version: string): string[] {
  const exported = [...file.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
  return [
    ...exported.filter((name) => !used.includes(name)).map((name) => `nobody shows ${name}`),
    ...used.filter((name) => !exported.includes(name)).map((name) => `${name} is missing`),
    ...(file.split('\n')[0]?.includes(` ${version} `) ? [] : [`the icons are not those of version ${version}`]),
  ]
}

if (import.meta.main) {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'tools/icons/package.json'), 'utf8'))
  const file = readFileSync(join(ROOT, ICONS_FILE), 'utf8')
  const found = iconFaults(file, usedIcons(), dependencies['@tabler/icons'])
  for (const fault of found) process.stdout.write(`${ICONS_FILE}: ${fault}; run \`npm run icons\`\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
