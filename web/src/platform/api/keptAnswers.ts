import { CONTENT_KINDS, KINDS } from '@fieldfare/shared/kinds.ts'
import { answered } from './ask.ts'
import { orFromDevice } from './orFromDevice.ts'
import { clearAnswers, type KeptAnswer, readAnswer, writeAnswers } from './answerDevice.ts'

/** The feeds of content: their lists and single pieces are kept, but nothing about who voted or gave. */
const CONTENT = CONTENT_KINDS.map((kind) => KINDS[kind].feed).join('|')
/** The calls whose answers people need without a network; none contains anybody's e-mail address, mails or reports. */
const KEPT_CALLS = new RegExp(
  String.raw`^/trpc/(?:account\.me|feed\.(?:(?:${CONTENT})\.(?:of|one|next|map)|pins\.of|intents\.mine|waiting\.\w+|stories\.(?:one|near\w*|around|state)|measures\.(?:one|mine\w*|touching|years)|land\.(?:all|one|mine\w*)))(?:\?|$)`,
)

/** Milliseconds in which answers are gathered for one write. */
const GATHER_MS = 100

let gathered = new Map<string, KeptAnswer>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Tells whether the answer of this URL is kept on the device. */
export const isKeptCall = (url: string): boolean => KEPT_CALLS.test(url)

function keepAnswer(url: string, text: string): void {
  gathered.set(url, { text, at: Date.now() })
  timer ??= setTimeout(() => void write().catch(() => undefined), GATHER_MS)
}

/**
 * Returns the server's answer and keeps it on the device; without a connection, returns the answer that was kept last.
 * @throws the error of `asked`
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

/** Returns the text of the answer kept for a URL; undefined if there is none or the device does not answer. */
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

/** Writes the gathered answers to the device. @throws Error when the device refuses; answers not kept are fetched again */
async function write(): Promise<void> {
  timer = undefined
  const answers = gathered
  gathered = new Map()
  await writeAnswers(answers)
}
