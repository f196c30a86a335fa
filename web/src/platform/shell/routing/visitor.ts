import type { Visitor } from './redirect.ts'

const KEY = 'visitor'

/** Remembers on the device whether somebody is signed in and owns land, and nothing more, so that pages need not wait for the session. */
export function rememberVisitor(visitor: Visitor): void {
  if (visitor) localStorage.setItem(KEY, visitor.owner ? 'owner' : 'person')
  else localStorage.removeItem(KEY)
}

/** The visitor remembered last. A hint for redirects only: the server decides what anyone may see. */
export function rememberedVisitor(): Visitor {
  const stored = globalThis.localStorage?.getItem(KEY) ?? null
  return stored === null ? null : { owner: stored === 'owner' }
}
