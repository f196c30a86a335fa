import { rememberedVisitor } from '../shell/routing/visitor.ts'
import { answered, ask } from './ask.ts'

/** The most characters of answers in memory, a few lists of a hundred areas; the oldest are removed first. */
const KEPT = 2_000_000

interface Answer {
  etag: string
  text: string
}

const answersByUrl = new Map<string, Answer>()

/**
 * Like `ask`, but sends the ETag of the last answer, if it has one, as larger answers do: the server then need not send an unchanged
 * answer again, as after each connect of the live connection. Without a connection, returns the answer that this device kept last.
 * @throws the errors of `ask`
 */
export async function askKnown(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET' || typeof url !== 'string') return ask(url, init)
  const asked = askUnlessSame(url, init)
  // A guest's first page does not load the code for kept answers.
  if (!rememberedVisitor()) return asked
  // The request may fail while that code is loading.
  asked.catch(() => undefined)
  return import('./keptAnswers.ts').then(
    ({ orKept }) => orKept(url, asked),
    () => asked,
  )
}

async function askUnlessSame(url: string, init: RequestInit): Promise<Response> {
  const cached = answersByUrl.get(url)
  const headers = new Headers(init.headers)
  if (cached) headers.set('if-none-match', cached.etag)
  const response = await ask(url, cached ? { ...init, headers } : init)
  if (cached && response.status === 304) return answered(cached.text)
  answersByUrl.delete(url)
  const etag = response.headers.get('etag')
  if (!etag || !response.ok) return response
  const text = await response.text()
  keep(url, { etag, text })
  return answered(text)
}

/** Forgets all answers in memory: called when another person uses the app. */
export function forgetAnswers(): void {
  answersByUrl.clear()
}

function keep(url: string, answer: Answer): void {
  answersByUrl.set(url, answer)
  let size = 0
  for (const { text } of answersByUrl.values()) size += text.length
  for (const [oldest, { text }] of answersByUrl) {
    if (size <= KEPT) return
    answersByUrl.delete(oldest)
    size -= text.length
  }
}
