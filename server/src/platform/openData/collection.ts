import type { RawBuilder } from 'kysely'

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
  /** SQL of its rows: the columns of `key` and `fields`, `geom` in degrees, and `at` where it has a time. */
  rows: RawBuilder<unknown>
  /** True if its rows have a time, which `datetime` asks for. */
  timed: boolean
  /** The columns that name a row, which an index has in this order, and their types in SQL. */
  key: readonly { column: string; type: 'uuid' | 'smallint' | 'integer' | 'text' }[]
  /** Returns the values of `key` in an id; null for what is none. The id is these values with dots between. */
  keyOf(id: string): (string | number)[] | null
  tiles?: CollectionTiles
  /** Returns the fields of a row as everyone may see them, where the row has more. */
  show?(row: Row): Record<string, unknown>
}

/** A row of a collection. */
export type Row = Record<string, unknown> & { geometry: unknown }

declare module '../noun.ts' {
  interface Noun {
    openData?: Collection
  }
}

let registered: readonly Collection[] = []

/** Called once, by server/src/nouns.ts: open data knows no noun by name. */
export function registerCollections(collections: readonly Collection[]): void {
  registered = collections
}

export const allCollections = (): readonly Collection[] => registered

/** Returns the id of a row. */
export const idOf = ({ key }: Collection, row: Row): string => key.map(({ column }) => String(row[column])).join('.')
