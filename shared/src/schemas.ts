import { z } from 'zod'
import { PAGE_MAX, PAGE_SIZE } from './page.ts'

// A page has a security policy, which reports zod's probe for `eval` as a violation.
if ('document' in globalThis) z.config({ jitless: true })

/**
 * A version-4 uuid, as every id is, in small letters: so it is the same wherever it is compared. Clients make the ids of what
 * they create, so that a retry is recognised.
 */
export const Id = z.uuidv4().toLowerCase()

/**
 * A call's arguments: one object with the public argument names, or an array in their order (the calls' old form).
 * Extra names and extra positions are refused. `names` is the public order; anything the shape adds comes after it.
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

/** Control characters but tab, line feed, carriage return and C1, and halves of characters. */
const CONTROL = /[^\P{Cc}\t\n\r\u0080-\u009f]|\p{Surrogate}/u
/** Characters that change the direction of the text after them: with them a name could look like another one. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g
/** Invisible characters: a text of these alone is empty. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}]/gu
/** Invisible line breaks: on one line they only make equal-looking texts differ. */
const BREAKS = /[\u00ad\u200b\u2060\ufeff]/g
/** Letters without a shape, and marks of an emoji's look where no emoji is: in a name they make another one of it. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]|(?<!\p{Extended_Pictographic})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** Matches half of a character: one of a surrogate pair without the other. */
const HALF = /\p{Surrogate}/u

/** Tells whether PostgreSQL can store a text: it holds no NUL and no half of a character. */
export const isKeepable = (value: string): boolean => !value.includes('\0') && !HALF.test(value)

/** Cuts a text, between two characters. */
export const wholeCharacters = (value: string, max: number): string =>
  value.slice(0, max).replace(/\p{Surrogate}$/u, '')

/**
 * Text as people write it: Unicode NFC, trimmed, no control characters; `max` counts characters as people see them. Where one is
 * required, something of it has to be seen. `lengthOf` counts otherwise.
 */
export const text = (max: number, min = 0, lengthOf?: (value: string) => number) =>
  writtenText(max, min, (value) => value.replaceAll('\r\n', '\n'), lengthOf)

/**
 * Accepts text on one line, such as a name: it is also used in the subjects of mails and where a line break has a
 * meaning.
 */
export const line = (max: number, min = 0) =>
  writtenText(max, min, (value) =>
    value.search(DIRECTION) >= 0
      ? '\u0000'
      : value.replaceAll(BREAKS, '').replaceAll(BLANKS, '').replaceAll(/\s+/gu, ' '),
  )

/** Words that are looked for, on one line: marks of direction, which text copied from a PDF or a chat has, are left out instead of refused. */
export const searchText = (max: number, min = 0) =>
  z
    .string()
    .max(max * 8, { error: 'tooLong' })
    .transform((value) => value.replaceAll(DIRECTION, ''))
    .pipe(line(max, min))

/** A text that a program writes, such as a key; it is not normalised. */
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
