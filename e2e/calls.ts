import { randomUUID } from 'node:crypto'

export interface Client {
  cookie: string
  /** Makes a writing call. @returns the answer @throws Error with the status and code of a refusal */
  call(name: string, input?: unknown): Promise<unknown>
  read(name: string, input?: unknown): Promise<unknown>
}

/** Returns a client for calls of one person over HTTP, without a browser. */
export function clientOf(url: string | (() => string), cookie = ''): Client {
  const client: Client = {
    cookie,
    call: (name, input) => send(name, { method: 'POST', body: JSON.stringify(input ?? {}) }),
    read: (name, input) => send(`${name}?input=${encodeURIComponent(JSON.stringify(input ?? {}))}`, { method: 'GET' }),
  }
  async function send(path: string, init: RequestInit): Promise<unknown> {
    const at = typeof url === 'string' ? url : url()
    const headers = { 'content-type': 'application/json', cookie: client.cookie }
    const answer = await fetch(`${at}/trpc/${path}`, { ...init, headers, signal: AbortSignal.timeout(20_000) })
    for (const set of answer.headers.getSetCookie()) client.cookie = withCookie(client.cookie, set)
    const body = (await answer.json()) as { result?: { data: unknown }; error?: { data: { code: string } } }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body.error?.data.code}`)
    return body.result?.data
  }
  return client
}

/** Returns the cookies after a response has set one, which replaces an older cookie of the same name. */
function withCookie(cookies: string, set: string): string {
  const [pair = ''] = set.split(';')
  const name = `${pair.split('=')[0]}=`
  const others = cookies.split('; ').filter((one) => one !== '' && !one.startsWith(name))
  return [pair, ...others].join('; ')
}

/** Registers a new person, who is signed in. */
export async function newcomer(url: string | (() => string), email = `${randomUUID()}@example.org`): Promise<Client> {
  const client = clientOf(url)
  await client.call('account.register', {
    name: 'Ruth Okafor',
    email,
    password: 'geese-over-the-polder',
    agree: true,
    locale: 'en-us',
  })
  return client
}

/** Makes the input of `measure.insert`: a small square with a new id. */
export const areaInput = (lng: number, lat: number) => ({
  id: randomUUID(),
  measure: {
    type: 'Polygon',
    coordinates: [
      [
        [lng, lat],
        [lng + 0.01, lat],
        [lng + 0.01, lat + 0.01],
        [lng, lat + 0.01],
        [lng, lat],
      ],
    ],
  },
  data: { level: 'country', title: 'Where the geese land', rating: 8, frequency: 'monthly' },
})
