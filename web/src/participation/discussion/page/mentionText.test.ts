import { mentionOf } from '@fieldfare/shared/mention.ts'
import { describe, expect, test } from 'vitest'
import { askedAt, peopleIn, rewritten, withPerson, writtenOf } from './mentionText.ts'

const anouk = { id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', name: 'Anouk Visser' }
const bram = { id: '2a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', name: 'Bram' }
const people = [anouk, bram]
const text = `Ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}!`
const words = 'Ask @Anouk Visser or @Bram!'

test('shows names, and an id that nobody knows as it is', () => {
  expect(writtenOf(text, people).words).toBe(words)
  expect(writtenOf(text, [anouk]).words).toBe(`Ask @Anouk Visser or ${mentionOf(bram.id)}!`)
  expect(peopleIn(text, [bram, anouk, bram])).toEqual([bram, anouk])
})

describe('a change of what is seen', () => {
  const change = (next: string) => rewritten(writtenOf(text, people), next)
  test.each([
    ['nothing', words, text],
    ['before', `Please ask @Anouk Visser or @Bram!`, `Please ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}!`],
    ['between', 'Ask @Anouk Visser and @Bram!', `Ask ${mentionOf(anouk.id)} and ${mentionOf(bram.id)}!`],
    [
      'right after a name',
      'Ask @Anouk Visser or @Bram, too!',
      `Ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}, too!`,
    ],
    ['in a name', 'Ask @Anouk Vis or @Bram!', `Ask @Anouk Vis or ${mentionOf(bram.id)}!`],
    ['over both names', 'Ask!', 'Ask!'],
    ['all', '', ''],
  ])('%s', (_where, next, then) => expect(change(next)).toBe(then))
})

describe('a name being written', () => {
  const asked = (typed: string) => askedAt(writtenOf(typed, people), typed.length)
  test.each([
    ['no at sign', 'Ask An', null],
    ['an address', 'mail an@ex', null],
    ['a space after it', 'at @ noon', null],
    ['too many words', '@one two three four', null],
    ['just the sign', 'Ask @', { from: 4, query: '' }],
    ['a beginning', '(@An', { from: 1, query: 'An' }],
    ['two words', '@Anouk V', { from: 0, query: 'Anouk V' }],
  ])('%s', (_what, typed, then) => expect(asked(typed)).toEqual(then))

  test('not where a person is named already', () => {
    const named = writtenOf(`${mentionOf(bram.id)} `, people)
    expect(askedAt(named, named.words.length)).toBeNull()
  })

  test('is replaced by the person, and those named after it stay', () => {
    const typed = `@An and ${mentionOf(bram.id)}`
    const { text: then, caret } = withPerson(writtenOf(typed, people), { from: 0, query: 'An' }, anouk)
    expect(then).toBe(`${mentionOf(anouk.id)} and ${mentionOf(bram.id)}`)
    expect(caret).toBe('@Anouk Visser '.length)
    const last = withPerson(writtenOf('Ask @', people), { from: 4, query: '' }, bram)
    expect(last).toEqual({ text: `Ask ${mentionOf(bram.id)} `, caret: 'Ask @Bram '.length })
  })
})
