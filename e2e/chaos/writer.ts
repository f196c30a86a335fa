import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { areaInput, type Client } from '../calls.ts'
import type { Chance } from './disturbances.ts'

/** Milliseconds between two actions of a person, and before an action is sent again. */
const REST_MS = 120
const AGAIN_MS = 250
/** Matches answers after which an action is sent again: too many requests, or a server or database that is unavailable. */
const PASSING = /: (429|5\d\d) /

/** The state of an area that the site last acknowledged. */
export interface AreaState {
  title: string
  isDeleted: boolean
  photoId: string | null
}

/** The actions of a person that the site acknowledged, and the refused ones, of which there should be none. */
export interface Ledger {
  /** The areas by their id. */
  areas: Map<string, AreaState>
  /** The number of changes and deletions of areas. */
  changes: number
  /** Comments by their thread. */
  comments: Map<string, string[]>
  /** The last vote for each comment. */
  votes: Map<string, 1 | -1>
  refusals: string[]
  /** The number of times that an action was sent again. */
  repeats: number
}

export interface CommentAt {
  commentId: string
  threadId: string
}

export const emptyLedger = (): Ledger => ({
  areas: new Map(),
  changes: 0,
  comments: new Map(),
  votes: new Map(),
  refusals: [],
  repeats: 0,
})

export const keepComment = (ledger: Ledger, threadId: string, id: string): unknown =>
  ledger.comments.set(threadId, [...(ledger.comments.get(threadId) ?? []), id])

/** Sends a call until the server answers, as the app does with a person's action. @returns true if the call was carried out */
export const sendUntilAnswered = (client: Client, name: string, input: unknown, ledger: Ledger): Promise<boolean> =>
  untilAnswered(() => client.call(name, input), ledger)

async function untilAnswered(attempt: () => Promise<unknown>, ledger: Ledger): Promise<boolean> {
  for (;;) {
    try {
      await attempt()
      return true
    } catch (error) {
      const { message } = error as Error
      // An error without a status means an incomplete answer: the call may have been carried out.
      if (/: \d{3} /.test(message) && !PASSING.test(message)) {
        ledger.refusals.push(message)
        return false
      }
      ledger.repeats++
      await sleep(AGAIN_MS)
    }
  }
}

const PHOTO = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3f6f9b' } })
  .png()
  .toBuffer()

/** A person who writes on the site, with the ledger of the person's actions. */
export interface Writer {
  client: Client
  /** The URL of the site, for sending photos. */
  url: string
  threadIds: readonly string[]
  chance: Chance
  ledger: Ledger
  /** The comments of everybody, to vote for. */
  comments: CommentAt[]
}

/** Draws, changes and deletes areas, writes comments, and votes, until `ends` aborts; an action under way is finished. */
export async function write(writer: Writer, ends: AbortSignal): Promise<void> {
  while (!ends.aborted) {
    await actOf(writer)(writer)
    await sleep(REST_MS)
  }
}

function actOf({ chance, comments }: Writer): (writer: Writer) => Promise<void> {
  const kind = chance()
  if (kind < 0.3) return draw
  if (kind < 0.45) return changeArea
  if (kind < 0.8 || comments.length === 0) return comment
  return vote
}

/** Draws an area, every third one with a photo. */
async function draw({ client, url, chance, ledger }: Writer): Promise<void> {
  const input = areaInput(5 + chance() * 0.1, 53 + chance() * 0.1)
  const photoId = chance() < 1 / 3 ? randomUUID() : null
  if (photoId && !(await untilAnswered(() => sendPhoto(client, url, photoId), ledger))) return
  const data = { ...input.data, ...(photoId && { photoIds: [photoId] }) }
  if (await sendUntilAnswered(client, 'measure.insert', { ...input, data }, ledger))
    ledger.areas.set(input.id, { title: input.data.title, isDeleted: false, photoId })
}

/** Uploads a photo. @throws Error with the status of a refusal */
async function sendPhoto({ cookie }: Client, url: string, id: string): Promise<void> {
  const headers = { cookie, origin: url, 'content-type': 'image/png' }
  const body = new Uint8Array(PHOTO)
  const answer = await fetch(`${url}/photos/${id}`, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(20_000),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`photos: ${answer.status} `)
}

/** Renames one of the person's areas or, one time in four, deletes it. */
async function changeArea({ client, chance, ledger }: Writer): Promise<void> {
  const there = [...ledger.areas].filter(([, { isDeleted }]) => !isDeleted)
  const [measureId, area] = there[Math.floor(chance() * there.length)] ?? []
  if (measureId === undefined || !area) return
  const isDeleted = chance() < 1 / 4
  const title = isDeleted ? area.title : `Geese ${randomUUID().slice(0, 8)}`
  const isDone = isDeleted
    ? await sendUntilAnswered(client, 'measure.delete', { measureId }, ledger)
    : await sendUntilAnswered(client, 'measure.update', { measureId, data: { title } }, ledger)
  if (!isDone) return
  ledger.areas.set(measureId, { ...area, title, isDeleted })
  ledger.changes++
}

async function comment({ client, threadIds, chance, ledger, comments }: Writer): Promise<void> {
  const id = randomUUID()
  const threadId = threadIds[Math.floor(chance() * threadIds.length)] ?? ''
  if (!(await sendUntilAnswered(client, 'addComment', { id, threadId, text: 'The geese are back.' }, ledger))) return
  keepComment(ledger, threadId, id)
  comments.push({ commentId: id, threadId })
}

async function vote({ client, chance, ledger, comments }: Writer): Promise<void> {
  const chosen = comments[Math.floor(chance() * comments.length)]
  // Nobody can vote on their own comment.
  if (!chosen || ledger.comments.get(chosen.threadId)?.includes(chosen.commentId)) return
  const value = chance() < 0.5 ? 1 : -1
  const name = value === 1 ? 'upVoteComment' : 'downVoteComment'
  if (await sendUntilAnswered(client, name, chosen, ledger)) ledger.votes.set(chosen.commentId, value)
}
