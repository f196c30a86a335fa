import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import type { KeptAnswer } from './answerDevice.ts'

// The first page has this; the storage of the device is loaded after it.

/** The feeds of content, of which its lists and single pieces are kept, and nothing about who voted or gave. */
const CONTENT = CONTENT_KINDS.map((kind) => KINDS[kind].feed).join('|')
/** The calls whose answers people need where there is no signal; nobody's address, mails or reports are among them. */
const KEPT_CALLS = new RegExp(
  String.raw`^/trpc/(?:account\.me|feed\.(?:(?:${CONTENT})\.(?:of|one|next|map)|pins\.of|intents\.mine|waiting\.\w+|stories\.(?:one|near\w*|around|state)|measures\.(?:one|mine\w*|touching|years)|land\.(?:all|one|mine\w*)))(?:\?|$)`,
)

/** Milliseconds in which answers are gathered for one write. */
const GATHER_MS = 100

const PERSON = 'answers of'

const device = () => import('./answerDevice.ts')
let gathered = new Map<string, KeptAnswer>()
let timer: ReturnType<typeof setTimeout> | undefined
/** The number of times that all answers were removed. */
let forgotten = 0

/** Tells whether an answer from this address is kept on the device. */
export const isKeptCall = (url: string): boolean => KEPT_CALLS.test(url)

/** Keeps an answer for the time without a connection. */
export function keepAnswer(url: string, text: string): void {
  gathered.set(url, { text, at: Date.now() })
  timer ??= setTimeout(() => void write().catch(() => undefined), GATHER_MS)
}

/** Returns what this device keeps of an answer; undefined if it keeps none, or does not answer. */
export async function keptAnswer(url: string): Promise<string | undefined> {
  const answer =
    gathered.get(url) ??
    (await device()
      .then(({ readAnswer }) => readAnswer(url))
      .catch(() => undefined))
  return answer?.text
}

/** Removes all kept answers, unless they are this person's; null for a guest. Another person must not find them. */
export function keepAnswersOf(personId: string | null): void {
  const before = localStorage.getItem(PERSON)
  const now = personId ?? ''
  if (before === now) return
  localStorage.setItem(PERSON, now)
  if (before !== null) forgetKept()
}

function forgetKept(): void {
  clearTimeout(timer)
  timer = undefined
  gathered = new Map()
  forgotten += 1
  void device()
    .then(({ clearAnswers }) => clearAnswers())
    .catch(() => undefined)
}

/** @throws Error when the device refuses; what is not kept is read again */
async function write(): Promise<void> {
  timer = undefined
  const [answers, before] = [gathered, forgotten]
  gathered = new Map()
  const { writeAnswers } = await device()
  if (before === forgotten) await writeAnswers(answers)
}
