import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { useWatchers } from '../../testing/watcher.ts'
import { useWorld } from '../../testing/world.ts'

const { lasting, app } = useWorld()
useWatchers(app)
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Opens a connection to the server. @returns its socket, and a function that returns the text received so far */
async function open(): Promise<{ socket: Socket; heard: () => string }> {
  const { port } = app().http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => void (received += text))
  await once(socket, 'connect')
  return { socket, heard: () => received }
}
const get = (path: string, ...headers: string[]) => `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
const answersIn = (text: string) => text.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(9))) ?? []

/** Returns the arguments of all errors logged while `run` runs. */
async function faultsDuring(run: () => Promise<unknown>): Promise<unknown[]> {
  const error = vi.spyOn(app().deps.log, 'error')
  try {
    await run()
    return error.mock.calls
  } finally {
    error.mockRestore()
  }
}

test.each(['', '[::1', 'a b%', 'a:99999'])('a request with the invalid Host "%s" is refused with 400', async (host) => {
  for (const path of ['/trpc/account.session', '/healthz']) {
    const { socket, heard } = await open()
    socket.write(get(path, `Host: ${host}`))
    await vi.waitFor(() => expect(answersIn(heard())).toEqual([400]))
  }
})

test('no error is logged when a client disconnects before the answer', async () => {
  const answered = vi.spyOn(app().deps.load, 'read')
  const faults = await faultsDuring(async () => {
    const { socket } = await open()
    // The bytes after this request are no valid request, so the server closes the connection at once.
    socket.write(`${get('/trpc/account.session', 'Host: localhost')}nonsense\r\n\r\n`)
    await once(socket, 'close')
    await vi.waitFor(() => expect(answered).toHaveBeenCalled())
    await Promise.allSettled(answered.mock.results.map(({ value }) => value as Promise<unknown>))
  }).finally(() => answered.mockRestore())
  expect(faults).toEqual([])
})

test('a connection may pipeline 16 requests, and is closed when it pipelines 1000', async () => {
  const few = await open()
  few.socket.write(get('/healthz', 'Host: localhost').repeat(16))
  await vi.waitFor(() => expect(answersIn(few.heard())).toEqual(Array.from({ length: 16 }, () => 200)))
  few.socket.write(get('/healthz', 'Host: localhost'))
  await vi.waitFor(() => expect(answersIn(few.heard())).toHaveLength(17))
  const many = await open()
  many.socket.write(get('/healthz', 'Host: localhost').repeat(1000))
  await once(many.socket, 'close')
  expect(answersIn(many.heard()).length).toBeLessThanOrEqual(16)
})

test('a request that offers an upgrade to another protocol is answered with 200', async () => {
  const { socket, heard } = await open()
  for (const protocol of ['h2c', 'websocket']) {
    socket.write(get('/healthz', 'Host: localhost', 'Connection: Upgrade', `Upgrade: ${protocol}`))
    await vi.waitFor(() => expect(answersIn(heard()).length).toBe(protocol === 'h2c' ? 1 : 2))
  }
  expect(answersIn(heard())).toEqual([200, 200])
})

const MEGABYTE = 1024 * 1024
/** Sends the head of a call that announces a body, but not the body. */
async function halfSent(call: string, cookie = '', length: number | 'unsaid' = MEGABYTE) {
  const one = await open()
  const size = length === 'unsaid' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  one.socket.write(
    `POST /trpc/${call} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\n${size}\r\n\r\n`,
  )
  return one
}
const statusOf = async ({ heard }: { heard: () => string }) => {
  await vi.waitFor(() => expect(answersIn(heard())).toHaveLength(1))
  return answersIn(heard())[0]
}

test("of nine large request bodies that one sender leaves unfinished, one is refused with 429; small bodies and others' are read", async () => {
  const { make } = lasting()
  const [one, other] = [await make.member(), await make.member()]
  for (const cookie of ['', one.cookie]) {
    const sockets: Awaited<ReturnType<typeof open>>[] = []
    for (let i = 0; i < 9; i++) sockets.push(await halfSent('draft.save', cookie, i % 2 ? 'unsaid' : MEGABYTE))
    await vi.waitFor(() => expect(sockets.flatMap(({ heard }) => answersIn(heard()))).toEqual([429]), 5000)
    const small = await halfSent('draft.save', cookie, 2)
    small.socket.write('{}')
    expect(await statusOf(small)).toBe(cookie ? 400 : 401)
    const otherSocket = await halfSent('draft.save', other.cookie, 20_000)
    otherSocket.socket.write(' '.repeat(20_000))
    expect(await statusOf(otherSocket)).toBe(400)
    for (const { socket } of sockets) socket.destroy()
    await vi.waitFor(async () => {
      const again = await halfSent('draft.save', cookie, MEGABYTE)
      again.socket.write(' '.repeat(MEGABYTE))
      expect(await statusOf(again)).toBe(cookie ? 400 : 401)
    })
  }
})
