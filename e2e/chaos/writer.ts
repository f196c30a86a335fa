import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { areaInput, type Client } from '../calls.ts'
import type { Chance } from './disturbances.ts'

/** Milliseconds between two acts of a person, and before an act is sent again. */
const REST_MS = 120
const AGAIN_MS = 250
/** Answers that ask for another try: too many requests, or a server or database that is not there. */
const PASSING = /: (429|5\d\d) /

/** The acts of a person that the site acknowledged, and its refusals, which there should be none of. */
export interface Ledger {
  areas: string[]
  /** Comments by their thread. */
  comments: Map<string, string[]>
  /** The last vote for each comment. */
  votes: Map<string, 1 | -1>
  refusals: string[]
  /** The number of times that an act was sent again. */
  repeats: number
}

export interface CommentAt {
  commentId: string
  threadId: string
}

export const emptyLedger = (): Ledger => ({
  areas: [],
  comments: new Map(),
  votes: new Map(),
  refusals: [],
  repeats: 0,
})

export const keepComment = (ledger: Ledger, threadId: string, id: string): unknown =>
  ledger.comments.set(threadId, [...(ledger.comments.get(threadId) ?? []), id])

/** Sends a call until it is answered, as an app does with what a person has done. @returns whether it was carried out */
export async function sendUntilAnswered(
  client: Client,
  name: string,
  input: unknown,
  ledger: Ledger,
): Promise<boolean> {
  for (;;) {
    try {
      await client.call(name, input)
      return true
    } catch (error) {
      const { message } = error as Error
      // Without a status there was no whole answer: the call may have been carried out.
      if (/: \d{3} /.test(message) && !PASSING.test(message)) {
        ledger.refusals.push(message)
        return false
      }
      ledger.repeats++
      await sleep(AGAIN_MS)
    }
  }
}

/** Draws, comments and votes until `ends`; each act is finished. */
export async function write(
  client: Client,
  {
    threadIds,
    chance,
    ends,
    ledger,
    comments,
  }: {
    threadIds: readonly string[]
    chance: Chance
    ends: AbortSignal
    ledger: Ledger
    /** The comments of everybody, to vote for. */
    comments: CommentAt[]
  },
): Promise<void> {
  while (!ends.aborted) {
    const kind = chance()
    if (kind < 0.4) {
      const input = areaInput(5 + chance() * 0.1, 53 + chance() * 0.1)
      if (await sendUntilAnswered(client, 'measure.insert', input, ledger)) ledger.areas.push(input.id)
    } else if (kind < 0.8 || comments.length === 0) {
      const id = randomUUID()
      const threadId = threadIds[Math.floor(chance() * threadIds.length)] ?? ''
      if (await sendUntilAnswered(client, 'addComment', { id, threadId, text: 'The geese are back.' }, ledger)) {
        keepComment(ledger, threadId, id)
        comments.push({ commentId: id, threadId })
      }
    } else {
      const comment = comments[Math.floor(chance() * comments.length)]
      // Nobody votes on what is their own.
      if (!comment || ledger.comments.get(comment.threadId)?.includes(comment.commentId)) continue
      const vote = chance() < 0.5 ? 1 : -1
      const name = vote === 1 ? 'upVoteComment' : 'downVoteComment'
      if (await sendUntilAnswered(client, name, comment, ledger)) ledger.votes.set(comment.commentId, vote)
    }
    await sleep(REST_MS)
  }
}
