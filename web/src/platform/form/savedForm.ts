import type { z } from 'zod'

/** The values of a form: plain data, which survives being written as JSON. */
export type Values = Record<string, unknown>

/** Schemas that read back saved fields other than texts and ticks. Without a schema here, such a field is not restored. */
export type Readers<V> = { readonly [K in keyof V]?: z.ZodType<V[K]> }

const keyOf = (name: string) => `form:${name}`

/** Reads what a person typed in this tab before a reload, as far as it still fits the form. */
export function readSavedForm<V extends Values>(
  name: string | undefined,
  base: V,
  readers: Readers<V> = {},
): Partial<V> {
  if (!name) return {}
  const fits = ([field, value]: [string, unknown]) => {
    const reader = readers[field]
    if (reader) return reader.safeParse(value).success
    return (typeof value === 'string' || typeof value === 'boolean') && typeof value === typeof base[field]
  }
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    return Object.fromEntries(Object.entries(saved ?? {}).filter(fits)) as Partial<V>
  } catch {
    return {}
  }
}

/** Tells whether a form has edits from before a reload. */
export function isFormSaved(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

/** Saves what a person typed for as long as the tab is open; without any edits, removes the saved form. Never pass secrets. */
export function saveForm(name: string | undefined, edits: Values): void {
  if (!name) return
  try {
    if (Object.keys(edits).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(edits))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is full or forbidden: the edits stay on the page only.
  }
}

/** Removes every saved form, so that the next person to sign in does not find what the last one typed. */
export function forgetSavedForms(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('form:')) sessionStorage.removeItem(key)
}
