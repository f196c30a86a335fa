import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that zod writes. */
interface Form {
  type?: string
  properties?: Record<string, Form>
  required?: string[]
  /** The schema of items after `prefixItems`; false if there may be none. */
  items?: Form | false
  prefixItems?: Form[]
  additionalProperties?: Form | boolean
  anyOf?: Form[]
  oneOf?: Form[]
  allOf?: Form[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
}

const LIST_MAX = 4
const DEPTH_MAX = 6

const lngLat = fc.record({
  lng: fc.double({ min: 3, max: 7, noNaN: true }),
  lat: fc.double({ min: 50, max: 54, noNaN: true }),
})
const square = fc.tuple(fc.integer({ min: 30, max: 70 }), fc.integer({ min: 500, max: 540 })).map(([x, y]) => {
  const [west, south] = [x / 10, y / 10]
  const ring = [
    [west, south],
    [west + 0.01, south],
    [west + 0.01, south + 0.01],
    [west, south + 0.01],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
})
const words = fc.constantFrom(
  'A bittern',
  'Dunes',
  'x',
  'Zoë & co',
  '🦆 duck',
  'name@fieldfare.example',
  '2026-12-01',
  'nl-nl',
)
const instant = fc.constantFrom('2026-12-01T18:00:00Z', '2027-03-28T02:30:00+01:00', '1999-12-31T23:59:59.999Z')

/** Values of fields, by the field's name. They are for fields whose schema says only that a text or a shape is parsed. */
const BY_NAME: Partial<Record<string, fc.Arbitrary<unknown>>> = {
  measure: square,
  place: fc.option(lngLat),
  geometry: square,
  coordinates: lngLat,
  near: lngLat,
  email: fc.integer({ min: 1, max: 1e6 }).map((n) => `person-${n}@fieldfare.example`),
  from: fc.constant('2026-01-01'),
  to: fc.constant('2026-12-31'),
  timeZone: fc.constant('Europe/Amsterdam'),
  url: fc.constant('https://meet.example/dunes'),
  amount: fc.constant('5'),
  goal: fc.constant('500'),
  polisId: fc.constant('4cvkai2ctw'),
  activities: fc.constant([]),
  dated: fc.constant('2026-01-01'),
  name: fc.constant('Ruth Okafor'),
  organization: fc.constant('Dunes and sons'),
  password: fc.constant('three-words-only-mine'),
  newPassword: fc.constant('three-words-only-mine'),
}

/** Makes inputs that the schema of a call accepts, or nearly accepts: JSON Schema cannot express all rules. Ids are those of `known` things. */
export function validInput(schema: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  const form = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Form
  return arbitraryOf(form, '', known, 0)
}

function arbitraryOf(form: Form, name: string, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const within = (inner: Form, of = name) => arbitraryOf(inner, of, known, depth + 1)
  const either = form.anyOf ?? form.oneOf
  if (depth > DEPTH_MAX) return fc.constant(null)
  if ('const' in form) return fc.constant(form.const)
  if (form.enum) return fc.constantFrom(...form.enum)
  if (either) return fc.oneof(...either.map((one) => within(one)))
  if (form.allOf?.[0]) return within(form.allOf[0])
  const { minimum: min, maximum: max } = form
  switch (form.type) {
    case 'object':
      return objectOf(form, within)
    case 'array':
      if (form.prefixItems) return fc.tuple(...form.prefixItems.map((one) => within(one)))
      return fc.array(within(form.items || {}), {
        minLength: form.minItems ?? 0,
        maxLength: Math.max(form.minItems ?? 0, Math.min(form.maxItems ?? LIST_MAX, LIST_MAX)),
      })
    case 'integer':
      return fc.integer({ min: Math.max(min ?? 0, -1e9), max: Math.min(max ?? 1000, 1e9) })
    case 'number':
      return fc.double({ min: min ?? -180, max: max ?? 180, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return textOf(form, name, known)
  }
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Form,
  within: (form: Form, name?: string) => fc.Arbitrary<unknown>,
) {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, within(inner, name)]))
  const known = fc.record(fields, { requiredKeys: Object.keys(fields).filter((name) => required.includes(name)) })
  if (typeof additionalProperties !== 'object' || Object.keys(fields).length > 0) return known
  return fc.dictionary(words, within(additionalProperties), { maxKeys: 3 })
}

function textOf({ format, maxLength }: Form, name: string, known: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'uuid')
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known) },
      { weight: 1, arbitrary: fc.uuid({ version: 4 }) },
    )
  if (format === 'date-time') return instant
  return BY_NAME[name] ?? words.map((text) => text.slice(0, maxLength ?? text.length))
}
