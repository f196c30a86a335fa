import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Client } from '../calls.ts'
import { mailsOf } from '../mails.ts'
import { chanceOf, DISTURBANCE_NAMES, type DisturbanceName, DISTURBANCES } from './disturbances.ts'
import { type Cast, gather, markThreads, sendMessage } from './people.ts'
import { type Site, startSite } from './site.ts'
import { type Watcher, watch } from './watchers.ts'
import { type AreaState, type CommentAt, emptyLedger, type Ledger, write } from './writer.ts'

const WRITERS = 6
const WATCHERS = 6
/** The number of disturbances between two pauses; in a pause, watchers have to show the state of the database. */
const CALM_EVERY = DISTURBANCE_NAMES.length
/** Milliseconds within which watchers have to show the state of the database once disturbances pause. */
const CONVERGE_MS = 5000
/** Milliseconds to wait for mails, whose job may wait for another try. */
const MAILS_MS = 60_000
const LOOK_MS = 50

export interface ChaosOptions {
  /** The same seed gives the same sequence of disturbances; the actions that each of them interrupts differ. */
  seed: number
  /** Tells whether another disturbance follows, given the number of disturbances so far. */
  goesOn(disturbances: number): boolean
  say(line: string): void
}

export interface ChaosResult {
  disturbances: Record<DisturbanceName, number>
  acts: Record<'areas' | 'photos' | 'changes' | 'comments' | 'votes' | 'messages' | 'repeats', number>
  /** For each pause, the milliseconds until all watchers showed the state of the database. */
  converged: number[]
  mails: number
  /** A sentence for each thing that was lost, doubled, refused or not shown; empty if all is well. */
  faults: string[]
}

/** Lets people write while processes, connections, database, replica, balancer and network fail, and compares acknowledged with stored data. */
export async function runChaos({ seed, goesOn, say }: ChaosOptions): Promise<ChaosResult> {
  const chance = chanceOf(seed)
  const began = performance.now()
  const note = (line: string) => say(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`)
  const site = await startSite()
  try {
    const cast = await gather(site, WRITERS)
    const watchers = Array.from({ length: WATCHERS }, () => watch(site.url, cast.threadIds))
    const admins = emptyLedger()
    const ledgers = [...cast.writers.map(() => emptyLedger()), admins]
    const disturbances = Object.fromEntries(DISTURBANCE_NAMES.map((name) => [name, 0])) as ChaosResult['disturbances']
    const result: ChaosResult = {
      disturbances,
      acts: { areas: 0, photos: 0, changes: 0, comments: 0, votes: 0, messages: 0, repeats: 0 },
      converged: [],
      mails: 0,
      faults: [],
    }
    const titles: string[] = []
    const everybodysComments: CommentAt[] = []
    try {
      for (let done = 0; goesOn(done);) {
        const rest = new AbortController()
        const writing = cast.writers.map((client, i) =>
          write(
            {
              client,
              url: site.url,
              threadIds: cast.threadIds,
              chance: chanceOf(seed + done * WRITERS + i + 1),
              ledger: ledgers[i] ?? emptyLedger(),
              comments: everybodysComments,
            },
            rest.signal,
          ),
        )
        const sending = sendMessage(cast, admins).then((title) => titles.push(title))
        for (let i = 0; i < CALM_EVERY && goesOn(done); i++, done++) {
          await sleep(chance() * 1000)
          // Each disturbance comes once before one is repeated.
          const name = DISTURBANCE_NAMES[(done + seed) % DISTURBANCE_NAMES.length] ?? 'process'
          note(await DISTURBANCES[name](site, chance))
          disturbances[name]++
        }
        rest.abort()
        await Promise.all([...writing, sending])
        await markThreads(cast, admins)
        const ms = await convergence(site, cast, watchers)
        if (ms === null)
          result.faults.push(
            `watchers did not show what was there within ${CONVERGE_MS} ms, after ${done} disturbances`,
          )
        else result.converged.push(ms)
        note(ms === null ? 'watchers did not converge' : `calm: watchers converged in ${ms} ms`)
      }
    } finally {
      for (const watcher of watchers) watcher.close()
    }
    result.faults.push(...(await differences(site, cast, ledgers)))
    const { sent, twice } = await messagesSent(site, titles)
    result.mails = sent
    result.faults.push(...twice)
    for (const { areas, changes, comments, votes, refusals, repeats } of ledgers) {
      result.acts.areas += areas.size
      result.acts.photos += [...areas.values()].filter(({ photoId }) => photoId).length
      result.acts.changes += changes
      result.acts.comments += [...comments.values()].flat().length
      result.acts.votes += votes.size
      result.acts.repeats += repeats
      result.faults.push(...refusals.map((refusal) => `refused: ${refusal}`))
    }
    result.acts.messages = titles.length
    return result
  } finally {
    await site.stop()
  }
}

/** Waits until each watcher shows the number of comments in the database. @returns the milliseconds; null after CONVERGE_MS */
async function convergence(site: Site, { threadIds }: Cast, watchers: readonly Watcher[]): Promise<number | null> {
  const rows = await site.query<{ id: string; comments: number }>(
    'select id, comments from thread where id = any($1)',
    [threadIds],
  )
  const isShown = () =>
    watchers.every((watcher) => rows.every(({ id, comments }) => watcher.commentsOf(id) === comments))
  for (const began = performance.now(); ; await sleep(LOOK_MS)) {
    const ms = Math.round(performance.now() - began)
    if (isShown()) return ms
    if (ms > CONVERGE_MS) return null
  }
}

/** Compares the ledgers (acknowledged actions) with the database and with the counts stored there. @returns a sentence for each difference */
async function differences(site: Site, { writers, threadIds }: Cast, ledgers: readonly Ledger[]): Promise<string[]> {
  const found: string[] = []
  for (const [i, client] of writers.entries())
    found.push(...(await areasOf(site, client, ledgers[i]?.areas ?? new Map())))
  const comments = await site.query<{
    thread_id: string
    id: string
    up: number
    down: number
    votes_up: number
    votes_down: number
  }>(
    `select c.thread_id, c.id, c.up, c.down, count(*) filter (where v.value = 1)::int as votes_up,
       count(*) filter (where v.value = -1)::int as votes_down
     from comment c left join comment_vote v on v.comment_id = c.id where c.thread_id = any($1) group by c.id`,
    [threadIds],
  )
  const threads = await site.query<{ id: string; comments: number }>(
    'select id, comments from thread where id = any($1)',
    [threadIds],
  )
  for (const { id, comments: counted } of threads) {
    const there = comments.filter(({ thread_id }) => thread_id === id).map((comment) => comment.id)
    const acknowledged = ledgers.flatMap((ledger) => ledger.comments.get(id) ?? [])
    found.push(...missing(`comment of thread ${id}`, acknowledged, there))
    if (counted !== there.length) found.push(`thread ${id} counts ${counted} comments and has ${there.length}`)
  }
  for (const { id, up, down, votes_up, votes_down } of comments) {
    const votes = ledgers.flatMap((ledger) => ledger.votes.get(id) ?? [])
    const [ups, downs] = [1, -1].map((value) => votes.filter((vote) => vote === value).length)
    if (up !== votes_up || down !== votes_down || up !== ups || down !== downs)
      found.push(
        `comment ${id} counts +${up} -${down}, has votes +${votes_up} -${votes_down}, acknowledged were +${ups} -${downs}`,
      )
  }
  return found
}

/** Compares a person's areas and photos with the ledger, which lacks the first area, by which the person became a member. */
async function areasOf(site: Site, client: Client, acknowledged: ReadonlyMap<string, AreaState>): Promise<string[]> {
  const { id, areaCount } = (await client.read('account.me')) as { id: string; areaCount: number }
  const rows = await site.query<AreaState & { id: string }>(
    `select area.id, title, deleted_at is not null as "isDeleted", photo.id as "photoId"
     from (select * from area where created_by = $1 order by created_at offset 1) area
     left join photo on photo.subject_id = area.id`,
    [id],
  )
  const found = missing(
    `area of ${id}`,
    [...acknowledged.keys()],
    rows.map((row) => row.id),
  )
  for (const { id: areaId, ...kept } of rows) {
    const said = acknowledged.get(areaId)
    if (said && !isDeepStrictEqual(kept, said))
      found.push(`area ${areaId} is ${JSON.stringify(kept)} and was acknowledged as ${JSON.stringify(said)}`)
  }
  const there = rows.filter(({ isDeleted }) => !isDeleted).length + 1
  if (areaCount !== there) found.push(`${areaCount} areas are counted of ${there}`)
  return [...found, ...(await lostPhotos(site, client, id, acknowledged))]
}

/** Returns a sentence for each photo that the site lists but does not serve, and for each surplus photo. */
async function lostPhotos(
  { url, query }: Site,
  { cookie }: Client,
  ownerId: string,
  acknowledged: ReadonlyMap<string, AreaState>,
): Promise<string[]> {
  const shown = [...acknowledged.values()].filter(({ isDeleted }) => !isDeleted).flatMap(({ photoId }) => photoId ?? [])
  const lost: string[] = []
  // One after the other: so many at once would be refused.
  for (const id of shown) {
    const { status } = await fetch(`${url}/photos/${id}/list.jpg`, { headers: { cookie } })
    if (status !== 200) lost.push(`photo ${id} was acknowledged and is not given: ${status}`)
  }
  const [row] = await query<{ count: number }>('select count(*)::int as count from photo where owner_id = $1', [
    ownerId,
  ])
  const said = [...acknowledged.values()].filter(({ photoId }) => photoId).length
  return row?.count === said ? lost : [...lost, `${ownerId} has ${row?.count} photos of ${said}`]
}

function missing(what: string, acknowledged: readonly string[], there: readonly string[]): string[] {
  const [said, kept] = [new Set(acknowledged), new Set(there)]
  return [
    ...acknowledged.filter((id) => !kept.has(id)).map((id) => `acknowledged ${what} is not there: ${id}`),
    ...there.filter((id) => !said.has(id)).map((id) => `${what} is there and was never acknowledged: ${id}`),
  ]
}

/** Waits for the mails of messages. @returns their number, and a sentence for each that somebody got twice */
async function messagesSent(
  { processes, query }: Site,
  titles: readonly string[],
): Promise<{ sent: number; twice: string[] }> {
  const times = new Map<string, number>()
  for (const until = Date.now() + MAILS_MS; Date.now() < until; await sleep(500)) {
    const [waiting] = await query<{ count: number }>(
      'select count(*)::int as count from message where adding or mails_sent < mails',
    )
    if (waiting?.count === 0) break
  }
  for (const process of processes)
    for (const { to, subject } of await mailsOf(process)) {
      const title = titles.find((one) => subject.includes(one))
      if (title) times.set(`${to} ${title}`, (times.get(`${to} ${title}`) ?? 0) + 1)
    }
  const twice = [...times].filter(([, count]) => count > 1).map(([mail, count]) => `sent ${count} times: ${mail}`)
  return { sent: times.size, twice }
}
