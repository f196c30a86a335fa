import { expect, test } from 'vitest'
import { TurnReader, answerTo, errorIn, simpleQuery } from './wire.ts'

const frame = (kind: string, body = ''): Buffer => {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(kind)
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}
const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const [parse, sync, flush, end] = [frame('P', 'select'), frame('S'), frame('H'), frame('X')]
const kinds = (bytes: Uint8Array): string => {
  let found = ''
  const buffer = Buffer.from(bytes)
  for (let at = 0; at < buffer.length; at += 1 + buffer.readInt32BE(at + 1)) {
    found += buffer.toString('latin1', at, at + 1)
  }
  return found
}
const started = (): TurnReader => {
  const reader = new TurnReader()
  expect(reader.read([startup])).toEqual(['start'])
  return reader
}

test('nothing is sent on before the client waits for an answer', () => {
  const reader = started()
  expect(reader.read([parse, frame('B')])).toEqual([])
  expect(reader.read([sync]).map((turn) => kinds(turn as Uint8Array))).toEqual(['PBS'])
})

test('messages cut anywhere are put together again', () => {
  const all = Buffer.concat([startup, parse, sync, simpleQuery('select 1'), end])
  for (let cut = 1; cut < all.length; cut++) {
    const reader = new TurnReader()
    const turns = [...reader.read([all.subarray(0, cut)]), ...reader.read([all.subarray(cut)])]
    expect(turns.map((turn) => (typeof turn === 'string' ? turn : kinds(turn)))).toEqual(['start', 'PS', 'Q', 'end'])
  }
})

test('an answer says once, at the end, that the client may go on', () => {
  const written = Buffer.concat([frame('E', 'Mno\0\0'), frame('Z', 'I'), frame('Z', 'E')])
  const { bytes } = answerTo(sync, written)
  expect(kinds(bytes)).toBe('EZ')
  expect(Buffer.from(bytes).at(-1)).toBe('E'.charCodeAt(0))
  expect(kinds(answerTo(sync, new Uint8Array()).bytes)).toBe('Z')
})

test('after a flush the client is not told to go on', () => {
  expect(kinds(answerTo(Buffer.concat([parse, flush]), Buffer.concat([frame('1'), frame('Z', 'I')])).bytes)).toBe('1')
})

test('notifications are taken out of the answer', () => {
  const written = Buffer.concat([frame('C', 'NOTIFY\0'), frame('A', '\0\0\0\x2anews\0hé\0'), frame('Z', 'I')])
  const { bytes, notifications } = answerTo(sync, written)
  expect(kinds(bytes)).toBe('CZ')
  expect(notifications).toEqual([{ channel: 'news', payload: 'hé' }])
})

test('the first error of an answer is found', () => {
  expect(errorIn(Buffer.concat([frame('C'), frame('E', 'SERROR\0Mno such thing\0\0')]))).toBe('no such thing')
  expect(errorIn(frame('C'))).toBeUndefined()
})
