import { redirect } from '@tanstack/react-router'
import type { PathName } from '../../platform/paths.ts'
import type { Visitor } from '../../platform/shell/routing/redirect.ts'
import { rememberedVisitor } from '../../platform/shell/routing/visitor.ts'
import { chosenPage, dependsOnVisitor, redirectFor } from './redirects.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that the visitor chose but was redirected from: the current page says why. */
    takenFrom?: PathName
  }
}

/** A redirect in the form that the router accepts. */
export interface Correction {
  to: string
  replace: true
  state: { takenFrom?: PathName }
}

/** Milliseconds that a page waits for the session; after that the visitor remembered on the device decides. */
const PATIENCE_MS = 3000

/**
 * Redirects a visitor from a page that is not for them. Somebody who was a guest last time sees the welcome page at once; if
 * that was wrong, calls `correct` once the session is known.
 */
export async function guard(
  path: string,
  load: () => Promise<Visitor>,
  correct: (to: Correction) => void,
): Promise<void> {
  if (!dependsOnVisitor(path)) return
  const remembered = rememberedVisitor()
  // Without an answer, as when offline, the remembered visitor decides.
  const answer = load().catch(() => remembered)
  // Pages for guests need not wait for the session; pages that redirect guests must.
  const wait = remembered !== null || redirectFor(path, null) !== undefined
  const late = new Promise<Visitor>((resolve) => setTimeout(() => resolve(remembered), PATIENCE_MS))
  const to = redirectFor(path, wait ? await Promise.race([answer, late]) : null)
  if (to) throw redirect(correctionTo(to, path))
  void answer.then((visitor) => {
    const elsewhere = redirectFor(path, visitor)
    if (elsewhere) correct(correctionTo(elsewhere, path))
  })
}

function correctionTo(to: string, path: string): Correction {
  const takenFrom = chosenPage(path)
  return { to, replace: true, state: takenFrom ? { takenFrom } : {} }
}
