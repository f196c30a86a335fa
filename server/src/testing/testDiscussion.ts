import { castOf } from './cast.ts'
import type { World } from './world.ts'

export const TEST_THREAD = { title: 'The path by the slack', description: 'Shall we move it?' }

/** Adds a thread of the cast's creator. */
export async function begun(world: World) {
  const cast = await castOf(world)
  const thread = await cast.creator.call.addThread({ communityId: cast.communityId, ...TEST_THREAD })
  return { cast, thread, threadId: thread.id }
}

/** Adds a comment by the cast's creator, in a thread of the subscriber. */
export async function addTestComment(world: World, text = 'I saw it too') {
  const cast = await castOf(world)
  const { id: threadId } = await cast.subscriber.call.addThread({ communityId: cast.communityId, title: 'A bittern' })
  const comment = await cast.creator.call.addComment({ threadId, text })
  return { cast, threadId, comment, commentId: comment.id }
}
