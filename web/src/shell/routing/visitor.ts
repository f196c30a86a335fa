import type { Visitor } from './redirect.ts'

const KEY = 'visitor'

/** Keeps on the device whether somebody is signed in, no more: so that pages need not wait for an answer, or the network. */
export function rememberVisitor(visitor: Visitor): void {
  if (visitor) localStorage.setItem(KEY, visitor.owner ? 'owner' : 'person')
  else localStorage.removeItem(KEY)
}

/** Who was here last, as far as redirects care. A hint: the server decides what anyone may see. */
export function rememberedVisitor(): Visitor {
  const kept = localStorage.getItem(KEY)
  return kept === null ? null : { owner: kept === 'owner' }
}
