import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { jpeg } from '../testing/photos.ts'
import { Decoder } from './decoder.ts'

test('without a process the photo may be sent again later', async () => {
  const none = new EventEmitter() as ChildProcess
  const decoder = new Decoder(() => none)
  await expect(decoder.decode(await jpeg())).rejects.toMatchObject({ code: 'unavailable' })
  // Nobody listens any more, and an error without a listener would end the server.
  expect(none.emit('error', new Error('EAGAIN'))).toBe(true)
})

test('a photo whose process ends is refused, and the next is decoded by another process', async () => {
  const decoder = new Decoder()
  const killed = async () => void process.kill(decoder.pid ?? 0, 'SIGKILL')
  await expect(decoder.decode(await jpeg(), killed)).rejects.toMatchObject({ key: 'photoBroken' })
  expect(await decoder.decode(await jpeg())).toMatchObject({ width: 300, height: 200 })
})

test('a photo whose pixels are refused is not decoded, and the next one is', async () => {
  const decoder = new Decoder()
  const refused = () => Promise.reject(new Error('too many'))
  await expect(decoder.decode(await jpeg(10, 10), refused)).rejects.toThrow('too many')
  const { pid } = decoder
  expect(await decoder.decode(await jpeg())).toMatchObject({ width: 300, height: 200 })
  expect(decoder.pid).toBe(pid)
})

test('decoding leaves the processor to everything else', async () => {
  const decoder = new Decoder()
  await decoder.decode(await jpeg())
  const threads = `/proc/${decoder.pid}/task`
  const ids = existsSync(threads) ? readdirSync(threads).map(Number) : [decoder.pid]
  expect(new Set(ids.map((id) => getPriority(id)))).toEqual(new Set([constants.priority.PRIORITY_LOW]))
  // Also to PostgreSQL, whose processes are in other sessions.
  const session = `/proc/${decoder.pid}/autogroup`
  if (existsSync(session)) expect(readFileSync(session, 'utf8')).toContain('nice 19')
})
