import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { jpeg } from '../../testing/photos.ts'
import { Decoder } from './decoder.ts'

test('Decoder: a photo is refused with unavailable when no process can be started', async () => {
  const none = new EventEmitter() as ChildProcess
  const decoder = new Decoder(() => none)
  await expect(decoder.decode(await jpeg())).rejects.toMatchObject({ code: 'unavailable' })
  // The decoder listens to the error; without a listener, the error would end the server.
  expect(none.emit('error', new Error('EAGAIN'))).toBe(true)
})

test('Decoder: a photo whose process is killed is refused, and the next photo gets a new process', async () => {
  const decoder = new Decoder()
  const killed = async () => void process.kill(decoder.pid ?? 0, 'SIGKILL')
  await expect(decoder.decode(await jpeg(), { countPixels: killed })).rejects.toMatchObject({ key: 'photoBroken' })
  expect(await decoder.decode(await jpeg())).toMatchObject({ width: 300, height: 200 })
})

test('Decoder: a photo whose pixel count is refused is not decoded, and the next photo uses the same process', async () => {
  const decoder = new Decoder()
  const refused = () => Promise.reject(new Error('too many'))
  await expect(decoder.decode(await jpeg(10, 10), { countPixels: refused })).rejects.toThrow('too many')
  const { pid } = decoder
  expect(await decoder.decode(await jpeg())).toMatchObject({ width: 300, height: 200 })
  expect(decoder.pid).toBe(pid)
})

test('Decoder: the processor time of a photo is reported, even if the photo is refused', async () => {
  const decoder = new Decoder()
  const times: number[] = []
  const spent = (ms: number) => void times.push(ms)
  const half = (await jpeg()).subarray(0, 400)
  await expect(decoder.decode(half, { spent })).rejects.toMatchObject({ key: 'photoBroken' })
  expect(times.length).toBeGreaterThan(0)
  times.length = 0
  await decoder.decode(await jpeg(2000, 1500), { spent })
  expect(times).toEqual([expect.any(Number), expect.any(Number)])
  expect(times[1]).toBeGreaterThan(1)
})

test('Decoder: concurrent photos are decoded one by one, each with its own size', async () => {
  const decoder = new Decoder()
  const sizes = [300, 200, 100]
  const decoded = await Promise.all(sizes.map(async (width) => decoder.decode(await jpeg(width, 100))))
  expect(decoded.map(({ width }) => width)).toEqual(sizes)
})

test('Decoder: the process runs at the lowest priority', async () => {
  const decoder = new Decoder()
  await decoder.decode(await jpeg())
  const threads = `/proc/${decoder.pid}/task`
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [decoder.pid]
  expect(new Set(ids.map((id) => getPriority(id)))).toEqual(new Set([constants.priority.PRIORITY_LOW]))
  // The session has the lowest priority, too, compared with other sessions such as those of PostgreSQL.
  const session = `/proc/${decoder.pid}/autogroup`
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 19')
})
