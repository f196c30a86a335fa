import { type RawBuilder, sql } from 'kysely'
import type { Field, FieldType } from './collection.ts'
import { instantOf, QueryFault } from './query.ts'

// Filters in the text form of CQL2: comparisons, LIKE, BETWEEN, IN, NULL, S_INTERSECTS and comparisons of times. Source: OGC 21-065r2.

/** The most characters, comparisons and nested brackets of a filter, and the most numbers of a shape in it. */
const BOUNDS = { characters: 4000, terms: 200, depth: 30, numbers: 1000 } as const

const TOKEN =
  /\s*(?:('(?:[^']|'')*')|("(?:[^"]|"")+"|[A-Za-z_][\w.-]*)|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(<>|<=|>=|[=<>(),]))/y
type Token = { kind: 'text' | 'name' | 'number' | 'sign'; value: string; quoted?: boolean; at: number }

const KINDS = ['text', 'name', 'number', 'sign'] as const
const COMPARED = new Set(['=', '<>', '<', '>', '<=', '>='])
const TIMES = ['T_AFTER', 'T_BEFORE', 'T_DURING', 'T_INTERSECTS', 'T_EQUALS'] as const
const SHAPES = /^(POINT|LINESTRING|POLYGON|MULTIPOINT|MULTILINESTRING|MULTIPOLYGON|BBOX)$/i

/** A filter as an SQL condition on the rows of a collection, and the SQL of the shapes in it. */
export interface Filter {
  condition: RawBuilder<boolean>
  shapes: RawBuilder<unknown>[]
}

interface Asked {
  fields: Record<string, Field>
  /** Returns SQL in degrees of a shape that is given as text in the coordinate system of the filter. */
  shapeOf(text: string): RawBuilder<unknown>
}

/** Parses a filter. @throws QueryFault for a text that is no filter, names no field of the collection, or is too long */
export function filterOf(text: string, asked: Asked): Filter {
  if (text.length > BOUNDS.characters) throw new QueryFault(`A filter has at most ${BOUNDS.characters} characters.`)
  return new Reader(tokensOf(text), asked).read()
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  for (let at = 0; text.slice(at).trim() !== ''; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    const index = found ? found.slice(1).findIndex((part) => part !== undefined) : -1
    const kind = KINDS[index]
    const raw = found?.[index + 1]
    if (!kind || raw === undefined) throw new QueryFault(`The filter cannot be read at character ${at + 1}.`)
    const mark = raw.at(0) ?? ''
    const quoted = mark === "'" || mark === '"'
    tokens.push({ kind, quoted, value: quoted ? raw.slice(1, -1).replaceAll(mark + mark, mark) : raw, at })
  }
  return tokens
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #asked: Asked
  readonly #shapes: RawBuilder<unknown>[] = []
  #next = 0
  #terms = 0
  #depth = 0

  constructor(tokens: readonly Token[], asked: Asked) {
    this.#tokens = tokens
    this.#asked = asked
  }

  read(): Filter {
    const condition = this.#either()
    if (this.#next < this.#tokens.length) throw this.#fault()
    return { condition, shapes: this.#shapes }
  }

  #fault(expected = 'a comparison'): QueryFault {
    const token = this.#tokens[this.#next]
    const where = token ? `at '${token.value.slice(0, 40)}'` : 'at its end'
    return new QueryFault(`The filter needs ${expected} ${where}.`)
  }

  /** Takes the next token if it is this word, in upper or lower case, or this sign. @returns false if it is not */
  #take(value: string): boolean {
    const token = this.#tokens[this.#next]
    if (!token || token.quoted || token.value.toUpperCase() !== value) return false
    this.#next++
    return true
  }
  #need(value: string): void {
    if (!this.#take(value)) throw this.#fault(`'${value}'`)
  }

  #either(): RawBuilder<boolean> {
    const parts = [this.#both()]
    while (this.#take('OR')) parts.push(this.#both())
    return sql`(${sql.join(parts, sql` or `)})`
  }
  #both(): RawBuilder<boolean> {
    const parts = [this.#not()]
    while (this.#take('AND')) parts.push(this.#not())
    return sql`(${sql.join(parts, sql` and `)})`
  }
  #not(): RawBuilder<boolean> {
    let negated = false
    while (this.#take('NOT')) negated = !negated
    const inner = this.#one()
    return negated ? sql`(not ${inner})` : inner
  }

  #one(): RawBuilder<boolean> {
    if (this.#take('(')) {
      if (++this.#depth > BOUNDS.depth)
        throw new QueryFault(`A filter has at most ${BOUNDS.depth} brackets within brackets.`)
      const inner = this.#either()
      this.#depth--
      this.#need(')')
      return inner
    }
    if (++this.#terms > BOUNDS.terms) throw new QueryFault(`A filter has at most ${BOUNDS.terms} comparisons.`)
    if (this.#take('S_INTERSECTS')) return this.#intersects()
    const time = TIMES.find((one) => this.#take(one))
    return time ? this.#happens(time) : this.#compares()
  }

  #field(): { column: RawBuilder<unknown>; type: FieldType } {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'name') throw this.#fault('the name of a field')
    const field = Object.hasOwn(this.#asked.fields, token.value) ? this.#asked.fields[token.value] : undefined
    if (!field || field.unasked) throw new QueryFault(`The field '${token.value.slice(0, 40)}' is not known here.`)
    this.#next++
    return { column: sql.ref(token.value), type: field.type }
  }

  #compares(): RawBuilder<boolean> {
    const { column, type } = this.#field()
    if (this.#take('IS')) {
      const negated = this.#take('NOT')
      this.#need('NULL')
      return negated ? sql`(${column} is not null)` : sql`(${column} is null)`
    }
    const negated = this.#take('NOT')
    const not = negated ? sql`not ` : sql``
    if (this.#take('LIKE')) {
      if (type !== 'string') throw new QueryFault('LIKE compares texts.')
      const pattern = this.#value('string')
      return sql`(${column} ${not}like ${pattern} escape '\\')`
    }
    if (this.#take('BETWEEN')) {
      const low = this.#value(type)
      this.#need('AND')
      return sql`(${column} ${not}between ${low} and ${this.#value(type)})`
    }
    if (this.#take('IN')) {
      this.#need('(')
      const values = [this.#value(type)]
      while (this.#take(',')) values.push(this.#value(type))
      if ((this.#terms += values.length) > BOUNDS.terms)
        throw new QueryFault(`A filter has at most ${BOUNDS.terms} values.`)
      this.#need(')')
      return sql`(${column} ${not}in (${sql.join(values)}))`
    }
    const sign = this.#tokens[this.#next]
    if (negated || !sign || !COMPARED.has(sign.value)) throw this.#fault()
    this.#next++
    return sql`(${column} ${sql.raw(sign.value)} ${this.#value(type)})`
  }

  /** Reads a value, which must be of this type. */
  #value(type: FieldType): RawBuilder<unknown> {
    const token = this.#tokens[this.#next]
    if (type === 'date-time') return sql`${this.#instant()}::timestamptz`
    if (type === 'boolean') {
      const value = this.#take('TRUE') ? true : this.#take('FALSE') ? false : undefined
      if (value === undefined) throw this.#fault('true or false')
      return sql`${value}`
    }
    if (type === 'string' ? token?.kind !== 'text' : token?.kind !== 'number')
      throw this.#fault(type === 'string' ? 'a text in single quotes' : 'a number')
    this.#next++
    return type === 'string' ? sql`${token?.value}::text` : sql`${Number(token?.value)}::float8`
  }

  /** Reads DATE('2026-05-01') or TIMESTAMP('2026-05-01T12:00:00Z'), or the text alone. */
  #instant(): Date {
    const wrapped = this.#take('DATE') || this.#take('TIMESTAMP')
    if (wrapped) this.#need('(')
    const token = this.#tokens[this.#next]
    const at = token?.kind === 'text' ? instantOf(token.value) : null
    if (!at) throw this.#fault("an instant such as TIMESTAMP('2026-05-01T00:00:00Z')")
    this.#next++
    if (wrapped) this.#need(')')
    return at
  }

  #happens(time: (typeof TIMES)[number]): RawBuilder<boolean> {
    this.#need('(')
    const { column, type } = this.#field()
    if (type !== 'date-time') throw new QueryFault('Times are compared with a field that is one.')
    this.#need(',')
    let [from, to]: [Date | null, Date | null] = [null, null]
    if (this.#take('INTERVAL')) {
      this.#need('(')
      from = this.#bound()
      this.#need(',')
      to = this.#bound()
      this.#need(')')
    } else from = to = this.#instant()
    this.#need(')')
    if (time === 'T_AFTER') return to ? sql`(${column} > ${to}::timestamptz)` : sql`false`
    if (time === 'T_BEFORE') return from ? sql`(${column} < ${from}::timestamptz)` : sql`false`
    const [after, before] = time === 'T_DURING' ? [sql`>`, sql`<`] : [sql`>=`, sql`<=`]
    const parts = [
      ...(from ? [sql`${column} ${after} ${from}::timestamptz`] : []),
      ...(to ? [sql`${column} ${before} ${to}::timestamptz`] : []),
    ]
    return parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`true`
  }
  /** Reads one end of an interval; null for an open end. */
  #bound(): Date | null {
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'text' || token.value !== '..') return this.#instant()
    this.#next++
    return null
  }

  #intersects(): RawBuilder<boolean> {
    this.#need('(')
    const token = this.#tokens[this.#next]
    if (token?.kind !== 'name' || !['geom', 'geometry'].includes(token.value)) throw this.#fault("the field 'geometry'")
    this.#next++
    this.#need(',')
    const shape = this.#asked.shapeOf(this.#shape())
    this.#shapes.push(shape)
    this.#need(')')
    return sql`(geom && ${shape} and ST_Intersects(geom, ${shape}))`
  }
  /** Reads a shape, as text that PostGIS can parse. */
  #shape(): string {
    const kind = this.#tokens[this.#next]
    if (kind?.kind !== 'name' || !SHAPES.test(kind.value)) throw this.#fault('a shape such as POLYGON((...))')
    this.#next++
    const words: string[] = []
    let [open, numbers] = [0, 0]
    do {
      const token = this.#tokens[this.#next]
      if (!token || !(token.kind === 'number' || ['(', ')', ','].includes(token.value)))
        throw this.#fault('the corners of a shape')
      if (token.kind === 'number' && ++numbers > BOUNDS.numbers)
        throw new QueryFault(`A shape in a filter has at most ${BOUNDS.numbers / 2} corners.`)
      open += token.value === '(' ? 1 : token.value === ')' ? -1 : 0
      words.push(token.value)
      this.#next++
    } while (open > 0)
    if (kind.value.toUpperCase() !== 'BBOX') return `${kind.value.toUpperCase()}${words.join(' ')}`
    const [west, south, east, north] = words.filter((word) => /\d/.test(word))
    if (north === undefined) throw this.#fault('four numbers')
    return `POLYGON((${west} ${south},${east} ${south},${east} ${north},${west} ${north},${west} ${south}))`
  }
}
