import { randomUUID } from 'node:crypto'
import { areaInput, type Client, newcomer } from '../calls.ts'
import { keepComment, type Ledger, sendUntilAnswered } from './writer.ts'
import type { Site } from './site.ts'

/** The people of the site, and the community and threads in which they write. */
export interface Cast {
  /** May send any number of messages. */
  admin: Client
  writers: Client[]
  communityId: string
  threadIds: string[]
}

const THREADS = 5

/** Registers an admin and writers, who are members of one community with some threads. */
export async function gather({ url, query }: Site, writers: number): Promise<Cast> {
  const email = `${randomUUID()}@example.org`
  const admin = await newcomer(url, email)
  const people: Client[] = []
  for (let i = 0; i < writers; i++) people.push(await newcomer(url))
  await query('update auth."user" set "emailVerified" = true')
  // A process may cache a session for some seconds; none has read this session yet, so the new rights apply at once.
  const promote =
    'update person set admin = true, owner = true where id = (select id from auth."user" where email = $1)'
  await query(promote, [email])
  const { measure } = areaInput(5, 53)
  const land = { ...measure, coordinates: [[[4.9, 52.9], [5.3, 52.9], [5.3, 53.3], [4.9, 53.3], [4.9, 52.9]]] } // oxfmt-ignore
  const community = await admin.call('land.insert', { measure: land, data: { title: 'Polder of geese' } })
  const { id: communityId } = community as { id: string }
  await query(`update community set seen = true, claim = 'approved' where id = $1`, [communityId])
  // People who draw on the land are members.
  for (const person of people) await person.call('measure.insert', areaInput(5, 53))
  const threadIds: string[] = []
  for (let i = 0; i < THREADS; i++) {
    const threadId = randomUUID()
    await admin.call('addThread', { id: threadId, communityId, title: `Geese ${i + 1}`, base64Images: [] })
    threadIds.push(threadId)
  }
  return { admin, writers: people, communityId, threadIds }
}

/** Sends a message to all members, again until the server acknowledges it. @returns the message's unique title */
export async function sendMessage({ admin, communityId }: Cast, ledger: Ledger): Promise<string> {
  const id = randomUUID()
  const data = { title: `Message ${id}`, body: 'The geese are back.' }
  await sendUntilAnswered(admin, 'addMessage', { id, communityId, data }, ledger)
  return data.title
}

/** Adds a comment to each thread, for watchers to see. */
export async function markThreads({ admin, threadIds }: Cast, ledger: Ledger): Promise<void> {
  for (const threadId of threadIds) {
    const id = randomUUID()
    if (await sendUntilAnswered(admin, 'addComment', { id, threadId, text: 'The geese are here.' }, ledger))
      keepComment(ledger, threadId, id)
  }
}
