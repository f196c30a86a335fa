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

test('TurnReader: messages are returned only once one of them makes the client wait for an answer', () => {
  const reader = started()
  expect(reader.read([parse, frame('B')])).toEqual([])
  expect(reader.read([sync]).map((turn) => kinds(turn as Uint8Array))).toEqual(['PBS'])
})

test('TurnReader: messages split at any byte are put together', () => {
  const all = Buffer.concat([startup, parse, sync, simpleQuery('select 1'), end])
  for (let cut = 1; cut < all.length; cut++) {
    const reader = new TurnReader()
    const turns = [...reader.read([all.subarray(0, cut)]), ...reader.read([all.subarray(cut)])]
    expect(turns.map((turn) => (typeof turn === 'string' ? turn : kinds(turn)))).toEqual(['start', 'PS', 'Q', 'end'])
  }
})

test('answerTo: an answer contains ReadyForQuery once, at its end', () => {
  const written = Buffer.concat([frame('E', 'Mno\0\0'), frame('Z', 'I'), frame('Z', 'E')])
  const { bytes } = answerTo(sync, written)
  expect(kinds(bytes)).toBe('EZ')
  expect(Buffer.from(bytes).at(-1)).toBe('E'.charCodeAt(0))
  expect(kinds(answerTo(sync, new Uint8Array()).bytes)).toBe('Z')
})

test('answerTo: an answer to a flush contains no ReadyForQuery', () => {
  expect(kinds(answerTo(Buffer.concat([parse, flush]), Buffer.concat([frame('1'), frame('Z', 'I')])).bytes)).toBe('1')
})

test('answerTo: notifications are removed from the answer and returned separately', () => {
  const written = Buffer.concat([frame('C', 'NOTIFY\0'), frame('A', '\0\0\0\x2anews\0hé\0'), frame('Z', 'I')])
  const { bytes, notifications } = answerTo(sync, written)
  expect(kinds(bytes)).toBe('CZ')
  expect(notifications).toEqual([{ channel: 'news', payload: 'hé' }])
})

test('errorIn: the first error message of an answer is returned', () => {
  expect(errorIn(Buffer.concat([frame('C'), frame('E', 'SERROR\0Mno such thing\0\0')]))).toBe('no such thing')
  expect(errorIn(frame('C'))).toBeUndefined()
})
