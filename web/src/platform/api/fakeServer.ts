import { AppError, ERROR_STATUS } from '@fieldfare/shared/errors.ts'
import type { IntentView } from '@fieldfare/shared/intent.ts'
import { vi } from 'vitest'

/**
 * Replaces `fetch` in a test: the returned mock answers every call, and its AppErrors become error responses of the server.
 * @param intents the answer to `feed.intents.mine` (what the person began elsewhere), which many pages request
 */
export function fakeServer(intents: IntentView[] = []) {
  const call = vi.fn<(name: string, input: Record<string, unknown>) => Promise<unknown>>()
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = '', asked] = url.split('?')
    const name = path.replace(/^.*\/trpc\//, '')
    if (name === 'feed.intents.mine') return answer(200, { result: { data: intents } })
    try {
      const input = typeof init?.body === 'string' ? init.body : new URLSearchParams(asked).get('input')
      const data = await call(name, JSON.parse(input ?? '{}'))
      return answer(200, { result: { data } })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const { code, issues } = error
      return answer(ERROR_STATUS[code], { error: { message: code, code: -32600, data: { code, issues } } })
    }
  })
  return call
}
