import { AppError } from '@fieldfare/shared/errors.ts'
import { type KeepIntent, textIn } from '@fieldfare/shared/intent.ts'
import { issuesOf } from '@fieldfare/shared/issues.ts'
import { type Act, allActs } from '../../content/intent/act.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { t } from '../../platform/call/trpc.ts'
import type { Session } from '../../platform/session/session.ts'

type Wish = Pick<KeepIntent, 'id' | 'act' | 'input' | 'join'>
type Calls = Record<KeepIntent['act'], (input: unknown) => Promise<unknown>>

const makeRouter = () => t.router(Object.fromEntries(Object.entries(allActs()).map(([name, { call }]) => [name, call])))
let router: ReturnType<typeof makeRouter> | undefined

/** Finds the act of an intent. @throws bad-input for an input that the act's call would refuse */
export function actOf({ act: name, input }: Pick<KeepIntent, 'act' | 'input'>): Act & { subjectId: string } {
  const act = allActs()[name]
  const { error } = act.input.safeParse(input)
  if (error)
    throw new AppError(
      'bad-input',
      issuesOf(error).map((issue) => ({ ...issue, path: ['input', ...issue.path] })),
    )
  return { ...act, subjectId: String(input[act.subject]) }
}

/**
 * Makes the calls of an intent as the person who stored it, with the rights, limits and checks of the calls. Repeating a call changes
 * nothing.
 * @returns the search part to add to the path of the intent's page, so that the page shows what was added
 */
export async function carryOutAct({ deps, request, reply }: RequestContext, who: Session, wish: Wish): Promise<string> {
  router ??= makeRouter()
  const sessions = { ...deps.sessions, of: () => Promise.resolve(who) }
  const call = router.createCaller({
    deps: { ...deps, sessions },
    request,
    reply,
    intentId: wish.id,
  }) as unknown as Calls
  const { id, act: name, input, join } = wish
  const { named, shownBy } = actOf(wish)
  if (join !== null && name !== 'join') await call.join({ landId: join })
  const added = named ? textIn(input, 'id') || id : id
  await call[name](named ? { ...input, id: added } : input)
  return shownBy ? `${shownBy}=${added}` : ''
}
