import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import { answered } from './ask.ts'
import { orFromDevice } from './orFromDevice.ts'
import { clearAnswers, type KeptAnswer, readAnswer, writeAnswers } from './answerDevice.ts'

/** The feeds of content, of which its lists and single pieces are kept, and nothing about who voted or gave. */
const CONTENT = CONTENT_KINDS.map((kind) => KINDS[kind].feed).join('|')
/** The calls whose answers people need where there is no signal; nobody's address, mails or reports are among them. */
const KEPT_CALLS = new RegExp(
  String.raw`^/trpc/(?:account\.me|feed\.(?:(?:${CONTENT})\.(?:of|one|next|map)|pins\.of|intents\.mine|waiting\.\w+|stories\.(?:one|near\w*|around|state)|measures\.(?:one|mine\w*|touching|years)|land\.(?:all|one|mine\w*)))(?:\?|$)`,
)

/** Milliseconds in which answers are gathered for one write. */
const GATHER_MS = 100

let gathered = new Map<string, KeptAnswer>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells whether an answer from this address is kept on the device. */
export const isKeptCall = (url: string): boolean => KEPT_CALLS.test(url)

function keepAnswer(url: string, text: string): void {
  gathered.set(url, { text, at: Date.now() })
  timer ??= setTimeout(() => void write().catch(() => undefined), GATHER_MS)
}

/**
 * Answers what was asked of the server, and keeps it; without a connection, what this device read last.
 * @throws what was asked throws
 */
export async function orKept(url: string, asked: Promise<Response>): Promise<Response> {
  if (!isKeptCall(url)) return asked
  let kept: Response | undefined
  const response = await orFromDevice(asked, async () => {
    const text = await keptAnswer(url)
    return (kept = text === undefined ? undefined : answered(text))
  })
  if (response === kept || !response.ok) return response
  const text = await response.text()
  keepAnswer(url, text)
  return answered(text)
}

/** Returns what this device keeps of an answer; undefined if it keeps none, or does not answer. */
async function keptAnswer(url: string): Promise<string | undefined> {
  const answer = gathered.get(url) ?? (await readAnswer(url).catch(() => undefined))
  return answer?.text
}

/** Removes all kept answers. */
export function forgetKept(): void {
  clearTimeout(timer)
  timer = undefined
  gathered = new Map()
  void clearAnswers().catch(() => undefined)
}

/** @throws Error when the device refuses; what is not kept is read again */
async function write(): Promise<void> {
  timer = undefined
  const answers = gathered
  gathered = new Map()
  await writeAnswers(answers)
}
