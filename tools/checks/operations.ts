import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETTINGS } from '../../server/src/platform/config.ts'

const FILE = join(import.meta.dirname, '../../docs/operations.md')
const BETWEEN = /(<!-- settings: [^\n]*-->\n)[\s\S]*?(\n<!-- end of settings -->)/

/** Returns the table of settings for docs/operations.md, made from config.ts. */
export function settingsTable(): string {
  const rows = Object.entries(SETTINGS).map(([name, [schema, sentence]]) => {
    const { data } = schema.safeParse(undefined)
    return `| \`${name}\` | ${data === undefined ? '' : `\`${String(data)}\``} | ${sentence} |`
  })
  return ['| Setting | Without it | What it does |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Returns a document with the table between its marks. @throws Error when the document has no marks for it */
export function withTable(document: string, table: string): string {
  if (!BETWEEN.test(document)) throw new Error('docs/operations.md has no place for the settings.')
  return document.replace(BETWEEN, (_, before: string, after: string) => `${before}\n${table}\n${after}`)
}

if (import.meta.main) {
  const document = readFileSync(FILE, 'utf8')
  const expected = withTable(document, settingsTable())
  if (process.argv.includes('--write')) writeFileSync(FILE, expected)
  else if (expected !== document) {
    process.stdout.write(
      'docs/operations.md tells other settings than server/src/platform/config.ts. `node tools/checks/operations.ts --write` puts them right.\n',
    )
    process.exitCode = 1
  }
}
