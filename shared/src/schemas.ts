import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE } from './page.ts'

// In a browser, the page's security policy would report zod's probe for `eval` as a violation.
if ('document' in globalThis) z.config({ jitless: true })

/**
 * A version-4 UUID, as every id is, converted to small letters, so that equal ids compare equal everywhere. Clients make the ids of
 * the things that they create, so that a retry is recognised.
 */
export const Id = z.uuidv4().toLowerCase()

/**
 * Makes the schema of a call's arguments: one object with the public argument names, or an array in their order (the calls' old
 * form). Unknown names and surplus items are refused. `names` is the public order; other fields of `shape` come after these.
 */
export function args<Shape extends z.ZodRawShape>(names: readonly (keyof Shape & string)[], shape: Shape) {
  const object = z.strictObject(shape)
  const order = [...names, ...Object.keys(shape).filter((key) => !names.includes(key))]
  const toNamed = (raw: unknown, context: z.RefinementCtx): unknown => {
    if (!Array.isArray(raw)) return raw
    if (raw.length > order.length) {
      context.addIssue({ code: 'custom', message: 'unknown', path: [order.length] })
      return z.NEVER
    }
    // Null means that the argument is left out: JSON arrays have no undefined.
    return Object.fromEntries(raw.map((value: unknown, i) => [order[i], value ?? undefined]))
  }
  type Output = z.output<typeof object>
  type Input = z.input<typeof object>
  return z
    .unknown()
    .transform(toNamed)
    .pipe(object as z.ZodType<Output, unknown>) as unknown as z.ZodType<Output, Input>
}

/** The input of calls without arguments: nothing, an empty object or an empty array. */
export const NoArgs = args([], {}).optional()

export const PageInput = {
  cursor: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE_SIZE),
}

/** Matches unpaired surrogates, and control characters other than tab, line feed, carriage return and those of C1. */
const CONTROL = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Surrogate}/u
/** Matches characters that change the direction of the text after them, with which a name could look like another name. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g
/** Matches invisible characters: a text of these alone counts as empty. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/gu
/** Matches invisible characters that control line breaks: in a text of one line, they only make equal-looking texts differ. */
const BREAKS = /[\u00ad\u200b\u2060\ufeff]/g
/** Matches blank letters, and emoji variation marks that follow no emoji: with them a name differs from one that looks the same. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** Matches half of a character: one of a surrogate pair without the other. */
const HALF = /\p{Surrogate}/u

/** Tells whether PostgreSQL can store a text: it holds no NUL and no unpaired surrogate. */
export const isKeepable = (value: string): boolean => !value.includes('\0') && !HALF.test(value)

/** Cuts a text to at most `max` UTF-16 units, without halving a character. */
export const wholeCharacters = (value: string, max: number): string =>
  value.slice(0, max).replace(/\p{Surrogate}$/u, '')

/**
 * Accepts text as people write it: Unicode NFC, trimmed, no control characters; `min` and `max` count characters, not UTF-16 units,
 * unless `lengthOf` counts otherwise. With a `min`, the text needs something visible.
 */
export const text = (max: number, min = 0, lengthOf?: (value: string) => number) =>
  writtenText(max, min, (value) => value.replaceAll('\r\n', '\n'), lengthOf)

/**
 * Accepts text on one line, such as a name. Such a text is also used in the subjects of mails and in other places where a line
 * break would have a meaning.
 */
export const line = (max: number, min = 0) =>
  writtenText(max, min, (value) =>
    value.search(DIRECTION) >= 0
      ? '\u0000'
      : value.replaceAll(BREAKS, '').replaceAll(BLANKS, '').replaceAll(/\s+/gu, ' '),
  )

/** Accepts a search text on one line: direction marks, which text copied from a PDF or a chat has, are removed instead of refused. */
export const searchText = (max: number, min = 0) =>
  z
    .string()
    .max(max * 8, { error: 'tooLong' })
    .transform((value) => value.replaceAll(DIRECTION, ''))
    .pipe(line(max, min))

/** Accepts a text that a program writes, such as a key; the text is not normalised. */
export const token = (max: number) => z.string().max(max).refine(isKeepable, { error: 'characters' })

const writtenText = (
  max: number,
  min: number,
  shape: (value: string) => string,
  lengthOf = (value: string): number => [...value].length,
) =>
  z
    .string()
    // The length is bounded before any other work: one visible character is at most a handful of code units.
    .max(max * 8, { error: 'tooLong' })
    .transform((value) => shape(value.normalize('NFC')).trim())
    .superRefine((value, context) => {
      const length = lengthOf(value)
      if (CONTROL.test(value)) context.addIssue({ code: 'custom', message: 'characters' })
      else if (min > 0 && value.replaceAll(INVISIBLE, '') === '')
        context.addIssue({ code: 'custom', message: 'required' })
      else if (length < min) context.addIssue({ code: 'custom', message: 'tooShort', params: { min } })
      else if (length > max) context.addIssue({ code: 'custom', message: 'tooLong', params: { max } })
    })
