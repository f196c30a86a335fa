import type { Issue } from '@fieldfare/shared/errors.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import type { z } from 'zod'
import type { Values } from './savedForm.ts'

/** Returns the issues that a schema has with a value. */
export function issuesFrom(schema: z.ZodType, value: unknown): Issue[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : issuesOf(parsed.error)
}

/** A `required` issue for each of the named fields that is empty: no text, no item or null. */
export const emptyOf = <V extends Values>(values: V, names: readonly (keyof V & string)[]): Issue[] =>
  names.filter((name) => isEmpty(values[name])).map((name) => ({ path: [name], key: 'required' }))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields that the form holds under another name than the call: `{ photoIds: 'photos' }`. */
export type Aliases<V> = Readonly<Record<string, keyof V & string>>

/** The form's field that an issue is about, however deep its path leads; undefined for an issue of the whole form. */
export const fieldOf = <V extends Values>({ path }: Issue, values: V, aliases: Aliases<V> = {}): string | undefined =>
  path.map((part) => aliases[part] ?? String(part)).findLast((part) => Object.hasOwn(values, part))
