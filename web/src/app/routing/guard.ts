import { redirect } from '@tanstack/react-router'
import { dependsOnVisitor, redirectFor, type Visitor } from '../../shell/routing/redirect.ts'
import { rememberedVisitor } from '../../shell/routing/visitor.ts'

/**
 * Redirects a visitor from a page that is not for them. Somebody who was a guest last time sees the welcome page at once; if
 * that was wrong, calls `correct` once the session is known.
 */
export async function guard(path: string, load: () => Promise<Visitor>, correct: (to: string) => void): Promise<void> {
  if (!dependsOnVisitor(path)) return
  const remembered = rememberedVisitor()
  // Without an answer, as when offline, the remembered visitor decides.
  const answer = load().catch(() => remembered)
  // Pages for guests need not wait for the session; pages that guests are redirected from must.
  const wait = remembered !== null || redirectFor(path, null) !== undefined
  const to = redirectFor(path, wait ? await answer : null)
  if (to) throw redirect({ to, replace: true })
  if (wait) return
  void answer.then((visitor) => {
    const late = redirectFor(path, visitor)
    if (late) correct(late)
  })
}
