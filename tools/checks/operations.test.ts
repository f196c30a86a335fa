import { expect, test } from 'vitest'
import { SETTINGS } from '../../server/src/platform/config.ts'
import { settingsTable, withTable } from './operations.ts'

test('withTable throws for a document without the marks around the table of settings', () => {
  expect(() => withTable('# Operations', '| x |')).toThrow('no place')
})

test('settingsTable has one row per setting, with its default', () => {
  const lines = settingsTable().split('\n')
  expect(lines).toHaveLength(2 + Object.keys(SETTINGS).length)
  expect(lines.find((line) => line.includes('`PORT`'))).toContain('| `3000` |')
})

test('withTable replaces the old table in the document and nothing else', () => {
  const document = '# A\n<!-- settings: made -->\n\nold\n\n<!-- end of settings -->\n# B\n'
  const updated = withTable(document, '| $1 |')
  expect(updated).toBe('# A\n<!-- settings: made -->\n\n| $1 |\n\n<!-- end of settings -->\n# B\n')
  expect(withTable(updated, '| $1 |')).toBe(updated)
})
