import { redirect } from '@tanstack/react-router'
import { dependsOnVisitor, redirectFor, type Visitor } from '../../shell/routing/redirect.ts'
import { rememberedVisitor } from '../../shell/routing/visitor.ts'

/**
 * Sends a visitor on, where the page is not theirs. Who was a guest last time sees the welcome page at once; if that was
 * wrong, `correct` is called when the answer is there.
 */
export async function guard(path: string, load: () => Promise<Visitor>, correct: (to: string) => void): Promise<void> {
  if (!dependsOnVisitor(path)) return
  const remembered = rememberedVisitor()
  // Without an answer, as when offline, what was known last is the best there is.
  const answer = load().catch(() => remembered)
  // A guest's pages need not wait; a page that guests cannot stay on must.
  const wait = remembered !== null || redirectFor(path, null) !== undefined
  const to = redirectFor(path, wait ? await answer : null)
  if (to) throw redirect({ to, replace: true })
  if (wait) return
  void answer.then((visitor) => {
    const late = redirectFor(path, visitor)
    if (late) correct(late)
  })
}
