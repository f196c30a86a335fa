import type { ReadScope } from '@fieldfare/shared/readToken.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import type { RawBuilder } from 'kysely'
import type { TokenReader } from '../readToken/tokenReader.ts'

/** The type of a field, in the terms of OpenAPI. */
export type FieldType = 'string' | 'integer' | 'number' | 'boolean' | 'date-time'

export interface Field {
  type: FieldType
  title: string
  /** True if a parameter with the field's name finds features by a value of the field. */
  equals?: true
  /** True if filters may not use the field, because it is shown less exactly than it is stored. */
  unasked?: true
}

/** The vector tiles of a collection, which the server serves at `{path}/{z}/{x}/{y}.pbf`. */
export interface CollectionTiles {
  path: string
  zoomMax: number
  /** The fields of each layer, by the layer's name. */
  layers: Record<string, readonly string[]>
}

/** A collection of features that everyone may see, for other programs to read. */
export interface Collection {
  /** The collection's name in URLs. */
  id: string
  title: string
  description: string
  fields: Record<string, Field>
  /** SQL of the collection's rows: the columns of `key` and `fields`, and `geom` in degrees. */
  rows: RawBuilder<unknown>
  /** The field that the parameter `datetime` filters. */
  time?: 'created'
  /** The columns that identify a row, with their SQL types; an index has them in this order. */
  key: readonly { column: string; type: 'uuid' | 'smallint' | 'integer' | 'text' }[]
  /** Returns the values of `key` in an id, which joins them with dots; null if the id is invalid. */
  keyOf(id: string): (string | number)[] | null
  tiles?: CollectionTiles
  /** Returns the fields of a row that everyone may see; needed if rows also have values that not everyone may see. */
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

/** A collection of one person's features, for programs that send a token of that person. */
export interface PersonalCollection extends Omit<Collection, 'rows' | 'tiles'> {
  scope: ReadScope
  /** Returns the SQL of a person's rows, in the form of `rows` of a collection. */
  rowsOf(personId: string): RawBuilder<unknown>
}

let registered: readonly (Collection | PersonalCollection)[] = []

/** Sets all collections; called once, by server/src/nouns.ts, so that open data depends on no noun. */
export function registerCollections(collections: typeof registered): void {
  registered = collections
}

/** Returns the collections that a reader may read; null is a reader without a token. */
export const collectionsFor = (reader: TokenReader | null): readonly Collection[] =>
  registered.flatMap((one) => {
    if (!('scope' in one)) return [one]
    return reader?.scope === one.scope ? [{ ...one, rows: one.rowsOf(reader.personId) }] : []
  })

/** Tells whether a collection can be read only with a token. */
export const needsToken = (id: string): boolean => registered.some((one) => one.id === id && 'scope' in one)

/** Returns the id of a row. */
export const idOf = ({ key }: Collection, row: Row): string => key.map(({ column }) => String(row[column])).join('.')

/** Returns a row as a GeoJSON feature, with only the fields of its collection. */
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
