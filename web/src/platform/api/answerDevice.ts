import { clear, del, entries, get, setMany } from 'idb-keyval'
import { deviceStore } from '../pwa/deviceStore.ts'

/** An answer of the server as this device stores it. */
export interface KeptAnswer {
  text: string
  /** The time of the answer in milliseconds. */
  at: number
}

/** The most characters of all stored answers together, and the most answers: enough for some offline maps. The oldest are removed first. */
const KEPT_CHARS = 24_000_000
const KEPT_ANSWERS = 2000
/** The number of written answers after which the oldest ones beyond these limits are removed. */
const TRIM_EVERY = 50

const ask = deviceStore('fieldfare-answers', 'answers')
let written = 0

/** Reads the stored answer of a URL. @throws Error when the device does not answer */
export const readAnswer = (url: string): Promise<KeptAnswer | undefined> => ask((from) => get<KeptAnswer>(url, from))

/** Removes all answers. @throws Error when the device refuses */
export const clearAnswers = (): Promise<void> => ask((from) => clear(from))

/** Stores answers by their URLs, and now and then removes the oldest. @throws Error when the device refuses */
export async function writeAnswers(answers: ReadonlyMap<string, KeptAnswer>): Promise<void> {
  await ask((from) => setMany([...answers], from))
  written += answers.size
  if (written < TRIM_EVERY) return
  written = 0
  const stored = await ask((from) => entries<string, KeptAnswer>(from))
  let chars = 0
  for (const [index, [url, { text }]] of stored.toSorted(([, a], [, b]) => b.at - a.at).entries()) {
    chars += text.length
    if (index >= KEPT_ANSWERS || chars > KEPT_CHARS) await ask((from) => del(url, from))
  }
}
