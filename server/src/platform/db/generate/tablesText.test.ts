import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../testing/engines.ts'
import { type Column, readColumns } from './readColumns.ts'
import { TABLES_FILE, tablesText } from './tablesText.ts'

const COLUMN: Column = {
  table: 'tree',
  name: 'kind',
  type: 'text',
  nullable: false,
  filled: false,
  computed: false,
  check: null,
}
/** Returns the TypeScript type that tablesText writes for one column. */
const typeOf = (column: Partial<Column>) => {
  const [, type] = /\n {2}kind: (.+)/.exec(tablesText([{ ...COLUMN, ...column }], {})) ?? []
  return type
}

describe('tablesText', () => {
  test('a narrower TypeScript type given for a column that does not exist is refused', () => {
    expect(() => tablesText([COLUMN], { 'tree.gone': ['Kind', 'kinds'] })).toThrow('tree.gone')
  })

  test('a column type without a known TypeScript type is refused', () => {
    expect(() => typeOf({ type: 'interval' })).toThrow('tree.kind has the type interval')
  })

  test('a check constraint over anything but texts and whole numbers is refused', () => {
    expect(() => typeOf({ check: `(kind = ANY (ARRAY[lower('A'::text)]))` })).toThrow('cannot be read')
  })

  test.each<[Partial<Column>, string]>([
    [{}, 'string'],
    [{ nullable: true }, 'string | null'],
    [{ filled: true }, 'Generated<string>'],
    [{ type: 'text[]', filled: true }, 'Generated<string[]>'],
    [{ type: 'timestamp with time zone', nullable: true }, 'Stamp | null'],
    [{ type: 'timestamp with time zone', computed: true }, 'GeneratedAlways<Date>'],
    [{ type: 'jsonb', filled: true }, 'Generated<Json<unknown>>'],
    [{ type: 'geometry', computed: true, nullable: true }, 'GeneratedAlways<string | null>'],
    [{ check: `(kind = ANY (ARRAY['oak'::text, 'living area'::text]))` }, "'oak' | 'living area'"],
    [{ check: `("kind" = ANY (ARRAY['oak'::text]))`, nullable: true }, "'oak' | null"],
    [{ type: 'smallint', check: `(kind = ANY (ARRAY['-1'::integer, 1]))` }, '-1 | 1'],
    [{ type: 'smallint', check: '((kind >= 1) AND (kind <= 10))' }, 'number'],
  ])('the column %o has the TypeScript type %s', (column, type) => {
    expect(typeOf(column)).toBe(type)
  })

  test('a narrower type is imported, and applies to the elements of an array and to the content of a JSON document', () => {
    const columns = [
      { ...COLUMN, name: 'kinds', type: 'text[]' },
      { ...COLUMN, name: 'names', type: 'jsonb' },
    ]
    const text = tablesText(columns, { 'tree.kinds': ['TreeKind', 'tree'], 'tree.names': ['TreeNames', 'tree'] })
    expect(text).toContain("import type { TreeKind, TreeNames } from '@fieldfare/shared/tree.ts'")
    expect(text).toContain('  kinds: TreeKind[]\n  names: Json<TreeNames>\n')
  })
})

describe('generated/tableTypes.ts', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  test('is up to date with the migrated database', async () => {
    const text = tablesText(await readColumns(db.kysely))
    expect(text === (await readFile(TABLES_FILE, 'utf8')), 'Run `npm run tables`, and commit what it writes.').toBe(
      true,
    )
  })

  test('columns of a view have the types of their table and are read-only', async () => {
    const columns = await readColumns(db.kysely)
    const column = (table: string, name: string) => columns.find((one) => one.table === table && one.name === name)
    expect(column('consent', 'kind')).toMatchObject({ nullable: false, computed: false })
    expect(column('consent_now', 'kind')).toMatchObject({
      nullable: false,
      computed: true,
      check: column('consent', 'kind')?.check,
    })
  })
})
