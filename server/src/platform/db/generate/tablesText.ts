import { join } from 'node:path'
import { NARROWED, type Narrowed } from './narrowed.ts'
import type { Column } from './readColumns.ts'

export const TABLES_FILE = join(import.meta.dirname, '../generated/tableTypes.ts')

/** TypeScript types of the values that the driver returns for column types; see also valueParsers.ts. */
const VALUES: Record<string, string> = {
  bigint: 'number',
  // The driver returns the elements of bigint arrays as text.
  'bigint[]': 'string[]',
  boolean: 'boolean',
  bytea: 'Buffer',
  'character varying': 'string',
  date: 'string',
  'double precision': 'number',
  geometry: 'string',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
}
/** Column types whose values are written in another form than they are read: see columnKinds.ts. */
const KINDS: Record<string, (value: string) => string> = {
  geometry: () => 'Geometry',
  jsonb: (value) => `Json<${value}>`,
  'timestamp with time zone': () => 'Stamp',
}

/**
 * Returns the types of all tables as TypeScript source.
 * @throws for an unknown column type, and for a narrower type of a column that does not exist
 */
export function tablesText(columns: readonly Column[], narrowed: Narrowed = NARROWED): string {
  const names = new Set(columns.map(({ table, name }) => `${table}.${name}`))
  const lost = Object.keys(narrowed).find((column) => !names.has(column))
  if (lost) throw new Error(`There is no column ${lost}, of which narrowed.ts has a type.`)
  const tables = Map.groupBy(columns, ({ table }) => table)
  return `// Written by \`npm run tables\` from the database that the migrations make. Not by hand.
${importsOf(narrowed)}
import type { GeneratedAlways } from 'kysely'
import type { Generated, Geometry, Json, Stamp } from '../columnKinds.ts'

/** Every table and view, as the queries see it. */
export interface Tables {
${[...tables.keys()].map((table) => `  ${keyOf(table)}: ${interfaceOf(table)}`).join('\n')}
}
${[...tables].map(([table, its]) => `\ninterface ${interfaceOf(table)} {\n${its.map((column) => memberOf(column, narrowed)).join('\n')}\n}\n`).join('')}`
}

function importsOf(narrowed: Narrowed): string {
  const files = Map.groupBy(Object.values(narrowed), ([, from]) => from)
  const lines = [...files.keys()].toSorted().map((file) => {
    const names = new Set(files.get(file)?.map(([type]) => type))
    return `import type { ${[...names].toSorted().join(', ')} } from '@fieldfare/shared/${file}.ts'`
  })
  return lines.join('\n')
}

const interfaceOf = (table: string) =>
  table
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`)
const memberOf = (column: Column, narrowed: Narrowed) =>
  `  ${keyOf(column.name)}: ${typeOf(column, narrowed[`${column.table}.${column.name}`]?.[0])}`

function typeOf(column: Column, narrower: string | undefined): string {
  const { type, nullable, filled, computed } = column
  const value = valueOf(column, narrower)
  if (computed) return `GeneratedAlways<${orNull(value, nullable)}>`
  const columnType = orNull(KINDS[type]?.(value) ?? value, nullable)
  return filled ? `Generated<${columnType}>` : columnType
}
const orNull = (type: string, nullable: boolean) => (nullable ? `${type} | null` : type)

function valueOf({ table, name, type, check }: Column, narrower: string | undefined): string {
  const [, element] = /^(.+)\[\]$/.exec(type) ?? []
  const known = VALUES[type] ?? (element && VALUES[element] && `${VALUES[element]}[]`)
  if (!known) throw new Error(`${table}.${name} has the type ${type}, which tablesText.ts does not know.`)
  if (narrower) return element ? `${narrower}[]` : narrower
  return literalsOf(check)?.join(' | ') ?? known
}

/** Returns the values listed by a check such as `state in ('waiting', 'sent')`, in the form that PostgreSQL stores; null for other checks. */
function literalsOf(check: string | null): string[] | null {
  const [, list] = /^\("?\w+"? = ANY \(ARRAY\[(.+)\]\)\)$/.exec(check ?? '') ?? []
  if (list === undefined) return null
  return list.split(', ').map((each) => {
    const [, text, number] = /^(?:'([^']*)'::text|'?(-?\d+)'?(?:::integer)?)$/.exec(each) ?? []
    if (text === undefined && number === undefined) throw new Error(`${each} of the check ${check} cannot be read.`)
    return number ?? `'${text}'`
  })
}
