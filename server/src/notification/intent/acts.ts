import type { KeepIntent } from '@fieldfare/shared/intent.ts'
import { like } from '../../land/area/like.ts'
import { subscribe } from '../../land/community/subscribe.ts'
import { addComment, downVoteComment, upVoteComment } from '../../participation/discussion/comments.ts'
import { addAmountPledge } from '../../participation/pledge/give.ts'
import { addVote } from '../../participation/poll/votes.ts'
import type { RequestContext } from '../../platform/call/context.ts'
import { t } from '../../platform/call/trpc.ts'
import type { Session } from '../../platform/session/session.ts'

const makeCaller = t.router({
  subscribe,
  addVote,
  addComment,
  upVoteComment,
  downVoteComment,
  like,
  addAmountPledge,
}).createCaller

type Wish = Pick<KeepIntent, 'id' | 'act' | 'input' | 'join'>

/**
 * Makes the calls of an intent as its person: rights, limits and checks are those of the calls. Each changes nothing when it is made
 * again.
 */
export async function act({ deps, request, reply }: RequestContext, who: Session, wish: Wish): Promise<void> {
  const sessions = { ...deps.sessions, of: () => Promise.resolve(who) }
  const call = makeCaller({ deps: { ...deps, sessions }, request, reply })
  const { id, act: name, input, join } = wish as KeepIntent
  if (join !== null && name !== 'community.join') await call.subscribe({ landId: join })
  switch (name) {
    case 'community.join':
      await call.subscribe(input)
      break
    case 'poll.vote':
      await call.addVote(input)
      break
    // The id of the intent is that of what it adds, which is added once.
    case 'comment.add':
      await call.addComment({ ...input, id: input.id ?? id })
      break
    case 'comment.up':
      await call.upVoteComment(input)
      break
    case 'comment.down':
      await call.downVoteComment(input)
      break
    case 'area.like':
      await call.like(input)
      break
    case 'pledge.give':
      await call.addAmountPledge({ ...input, id: input.id ?? id })
  }
}
