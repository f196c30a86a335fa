import { focusManager } from '@tanstack/react-query'
import { type Connection, getStatus, isOut, isReachable, setConnection } from '../shell/states/status.ts'
import { ask, onOutcome, type Outcome } from './ask.ts'
import { failureOf } from '../i18n/failure.ts'
import { readAgain } from './queries.ts'

/** The part of the live connection that the state of the connection depends on. */
export interface LiveSide {
  isConnected: () => boolean
  /** Attempts to connect now instead of after the current wait. */
  connectNow: () => unknown
  /** Fetches what is on screen, if it was not fetched lately. */
  readInstead: () => void
}

/** The first and the longest wait until the server is asked again, in milliseconds, before jitter. */
const WAIT_MS = 2000
const WAIT_MAX_MS = 30_000
/** A server that does not answer within this time counts as out of reach, in milliseconds: enough for a slow network. */
const ANSWER_MS = 10_000

let watching = false
let live: LiveSide | undefined
let looking: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** The number of checks in a row with the same result. */
let repeats = 0
/** The number of responses of our server so far. */
let answers = 0

/** True once a request got no answer of our server since the page was opened. */
let troubled = false
export const wasTroubled = (): boolean => troubled

/** Registers the live connection: while it is down and the server answers, the state is `paused`. */
export function watchLive(side: LiveSide): void {
  live = side
}

/** Reconnects after the device slept, since a dead live connection may look alive for a minute. */
export function wakeLive(): void {
  live?.connectNow()
  void look()
}

/**
 * Keeps the state of the connection correct: by the outcome of every request, by the browser's events, and, while the state is
 * not `online`, by asking the server from time to time. Returns a function that stops that.
 */
export function watchConnection(): () => void {
  watching = true
  const lookNow = () => void look()
  const ends = [onOutcome(notice), focusManager.subscribe((focused) => focused && isTroubled() && lookNow())]
  for (const event of ['online', 'offline']) globalThis.addEventListener?.(event, lookNow)
  if (globalThis.navigator?.onLine === false) lookNow()
  return () => {
    watching = false
    clearTimeout(timer)
    for (const end of ends) end()
    for (const event of ['online', 'offline']) globalThis.removeEventListener?.(event, lookNow)
  }
}

const isTroubled = () => !['connecting', 'online'].includes(getStatus().connection)

function notice(outcome: Outcome): void {
  if (outcome === 'answered') answers += 1
  else troubled = true
  const { connection } = getStatus()
  const seemsReachable = !isOut(connection)
  if ((outcome === 'answered') !== seemsReachable) void look()
}

/** Sends a request to the server to see if it answers, and sets the state of the connection by the result. */
export function look(): Promise<void> {
  if (!watching) return Promise.resolve()
  clearTimeout(timer)
  looking ??= lookOnce().finally(() => (looking = undefined))
  return looking
}

async function lookOnce(): Promise<void> {
  const before = answers
  const result = await ask('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => 'answered' as const,
    (error: unknown) => STATES[failureOf(error).code] ?? 'offline',
  )
  // Another request may get through while this one does not.
  settle(result === 'answered' || (result === 'offline' && answers > before) ? answering() : result)
}

const STATES: Partial<Record<string, Connection>> = { unavailable: 'away', intercepted: 'intercepted' }
const answering = (): Connection => (live && !live.isConnected() ? 'paused' : 'online')

/** Sets the state of the connection, and asks the server again later unless the state is `online`. */
export function settle(now: Connection): void {
  const before = getStatus().connection
  if (now === 'online') answers += 1
  setConnection(now)
  if (isOut(now)) troubled = true
  clearTimeout(timer)
  repeats = now === before ? repeats + 1 : 0
  if (isReachable(now) && isOut(before)) onBack(now)
  if (now === 'online' || !watching) return
  if (now === 'paused' && focusManager.isFocused()) live?.readInstead()
  timer = setTimeout(() => void look(), Math.min(WAIT_MS * 2 ** repeats, WAIT_MAX_MS) * (0.5 + Math.random()))
}

/** Fetches again what failed on screen while the server was out of reach. */
function onBack(now: Connection): void {
  readAgain({ predicate: ({ state }) => state.status === 'error' })
  if (now === 'paused') live?.connectNow()
}
