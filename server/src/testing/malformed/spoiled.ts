import fc from 'fast-check'

/** Values that no field expects: of the wrong type, hostile, huge, nested, or in an encoding that is broken. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  -1e308,
  2 ** 53 + 2,
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  '\ud800',
  '\u202eabc',
  'e\u0301'.repeat(300),
  "'; drop table area; --",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '99999-12-31T23:59:60Z',
  'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  [],
  {},
  [[]],
  Array.from({ length: 3000 }, (_, at) => at),
  Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at])),
  JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
  nested(200),
  { type: 'Polygon', coordinates: 'x' },
  {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [null, 'NaN'],
          [{}, 1e308],
        ],
      ],
    ],
  },
  { type: 'Point', coordinates: [1e9, -1e9, 7] },
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
}

type Path = (string | number)[]

/** Returns the paths of all parts of a value, its own (empty) path first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** Returns a copy of the value in which `change` has replaced the part at a path; a part changed to undefined is left out of JSON. */
function changed(value: unknown, [key, ...rest]: Path, change: (at: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = changed(fields[key], rest, change)
  return copy
}

const CHANGES: readonly ((strange: unknown) => (at: unknown) => unknown)[] = [
  (strange) => () => strange,
  (strange) => () => strange,
  () => () => undefined,
  (strange) => (at) =>
    typeof at === 'object' && at !== null && !Array.isArray(at) ? { ...at, unknown: strange } : [at],
  () => (at) => (Array.isArray(at) ? [...(at as unknown[]), ...(at as unknown[])] : [at, at]),
]

/** Makes inputs out of valid ones: unchanged, with one thing wrong, or replaced by a strange value. */
export const spoiled = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 2, arbitrary: valid },
    {
      weight: 6,
      arbitrary: fc
        .tuple(valid, fc.nat(), fc.constantFrom(...STRANGE), fc.constantFrom(...CHANGES))
        .map(([input, place, strange, change]) => {
          const places = placesIn(input)
          return changed(input, places[place % places.length] ?? [], change(strange))
        }),
    },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
  )

/** Breaks the bytes of a body: cuts them off at a place, inserts an invalid character there, or uses another encoding. */
export function brokenBytes(json: string, place: number): Buffer {
  const bytes = Buffer.from(json)
  if (bytes.length === 0) return Buffer.from([0xff])
  const at = place % bytes.length
  if (place % 3 === 0) return bytes.subarray(0, at)
  if (place % 3 === 1) return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc3, 0x28]), bytes.subarray(at)])
  return Buffer.from(json, 'utf16le')
}
