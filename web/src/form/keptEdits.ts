/** What a form can hold. */
export type FieldValue = string | boolean
export type Values = Record<string, FieldValue>

const keyOf = (name: string) => `form:${name}`

/** What was typed here before a reload, as far as it still fits the form. */
export function readEdits<V extends Values>(name: string | undefined, base: V): Partial<V> {
  if (!name) return {}
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    const fits = Object.entries(kept ?? {}).filter(([field, value]) => typeof value === typeof base[field])
    return Object.fromEntries(fits) as Partial<V>
  } catch {
    return {}
  }
}

/** Keeps what was typed for as long as the tab is open. Secrets are never kept. */
export function keepEdits<V extends Values>(
  name: string | undefined,
  edits: Partial<V>,
  secrets: readonly (keyof V)[],
): void {
  if (!name) return
  const kept = Object.entries(edits).filter(([field]) => !secrets.includes(field))
  try {
    if (kept.length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // A browser that keeps nothing for us: what is typed stays on the page.
  }
}

/** Forgets every kept form: whoever signs in next must not find the words of who was here before. */
export function forgetEdits(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('form:')) sessionStorage.removeItem(key)
}
