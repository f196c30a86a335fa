import type { ReadScope } from '@fieldfare/shared/readToken.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { RawBuilder } from 'kysely'
import type { TokenReader } from '../readToken/tokenReader.ts'

/** The type of a field, as OpenAPI says it. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'date-time'

export interface Field {
  type: FieldType
  title: string
  /** True if features are found by a value of it, in a parameter of its name. */
  equals?: true
  /** True if filters may not ask for it: it is shown less exactly than it is kept. */
  unasked?: true
}

/** Vector tiles of a collection, which the server has at `{path}/{z}/{x}/{y}.pbf`. */
export interface CollectionTiles {
  path: string
  zoomMax: number
  /** The fields of each layer, by its name. */
  layers: Record<string, readonly string[]>
}

/** Features that everyone may see, as other programs read them. */
export interface Collection {
  /** Its name in addresses. */
  id: string
  title: string
  description: string
  fields: Record<string, Field>
  /** SQL of its rows: the columns of `key` and `fields`, and `geom` in degrees. */
  rows: RawBuilder<unknown>
  /** The field that `datetime` asks for. */
  time?: 'created'
  /** The columns that name a row, which an index has in this order, and their types in SQL. */
  key: readonly { column: string; type: 'uuid' | 'smallint' | 'integer' | 'text' }[]
  /** Returns the values of `key` in an id; null for what is none. The id is these values with dots between. */
  keyOf(id: string): (string | number)[] | null
  tiles?: CollectionTiles
  /** Returns the fields of a row as everyone may see them, where the row has more. */
  show?(row: Row): Record<string, unknown>
}

/** The key of collections whose rows have one id. */
export const uuidKey = {
  key: [{ column: 'id', type: 'uuid' }],
  keyOf: (id) => (Id.safeParse(id).success ? [id] : null),
} satisfies Pick<Collection, 'key' | 'keyOf'>

/** A row of a collection. */
export type Row = Record<string, unknown> & { geometry: unknown }

declare module '../noun.ts' {
  interface Noun {
    openData?: readonly (Collection | PersonalCollection)[]
  }
}

/** Features of one person, for programs that carry a token of theirs. */
export interface PersonalCollection extends Omit<Collection, 'rows' | 'tiles'> {
  scope: ReadScope
  /** Returns the SQL of the rows of a person, as `rows` of a collection. */
  rowsOf(personId: string): RawBuilder<unknown>
}

let registered: readonly (Collection | PersonalCollection)[] = []

/** Called once, by server/src/nouns.ts: open data knows no noun by name. */
export function registerCollections(collections: typeof registered): void {
  registered = collections
}

/** Returns the collections that a reader may read; null is everyone. */
export const collectionsFor = (reader: TokenReader | null): readonly Collection[] =>
  registered.flatMap((one) => {
    if (!('scope' in one)) return [one]
    return reader?.scope === one.scope ? [{ ...one, rows: one.rowsOf(reader.personId) }] : []
  })

/** Tells whether a collection is there for those who carry the right token. */
export const needsToken = (id: string): boolean => registered.some((one) => one.id === id && 'scope' in one)

/** Returns the id of a row. */
export const idOf = ({ key }: Collection, row: Row): string => key.map(({ column }) => String(row[column])).join('.')

/** Returns a row as a feature, with the fields of its collection alone. */
export function featureOf(collection: Collection, row: Row) {
  const shown = collection.show?.(row) ?? row
  return {
    type: 'Feature' as const,
    id: idOf(collection, row),
    geometry: row.geometry,
    properties: Object.fromEntries(Object.keys(collection.fields).map((name) => [name, valueOf(shown[name])])),
  }
}
const valueOf = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null))
