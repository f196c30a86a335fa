import { mentionOf } from '@fieldfare/shared/mention.ts'
import { describe, expect, test } from 'vitest'
import { mentionQueryAt, peopleIn, rewritten, withPerson, writtenOf } from './mentionText.ts'

const anouk = { id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', name: 'Anouk Visser' }
const bram = { id: '2a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', name: 'Bram' }
const people = [anouk, bram]
const text = `Ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}!`
const sample = 'Ask @Anouk Visser or @Bram!'

test('writtenOf replaces known ids by names and leaves unknown ids; peopleIn returns each mentioned person once', () => {
  expect(writtenOf(text, people).words).toBe(sample)
  expect(writtenOf(text, [anouk]).words).toBe(`Ask @Anouk Visser or ${mentionOf(bram.id)}!`)
  expect(peopleIn(text, [bram, anouk, bram])).toEqual([bram, anouk])
})

describe('rewritten keeps mentions when the visible text changes', () => {
  const change = (next: string) => rewritten(writtenOf(text, people), next)
  test.each([
    ['no change', sample, text],
    [
      'text before a mention',
      `Please ask @Anouk Visser or @Bram!`,
      `Please ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}!`,
    ],
    [
      'text between two mentions',
      'Ask @Anouk Visser and @Bram!',
      `Ask ${mentionOf(anouk.id)} and ${mentionOf(bram.id)}!`,
    ],
    [
      'text right after a mention',
      'Ask @Anouk Visser or @Bram, too!',
      `Ask ${mentionOf(anouk.id)} or ${mentionOf(bram.id)}, too!`,
    ],
    ['a cut-off mention', 'Ask @Anouk Vis or @Bram!', `Ask @Anouk Vis or ${mentionOf(bram.id)}!`],
    ['both mentions deleted', 'Ask!', 'Ask!'],
    ['all text deleted', '', ''],
  ])('rewritten keeps the mentions that this edit of the text leaves: %s', (_where, next, then) =>
    expect(change(next)).toBe(then),
  )
})

describe('mentionQueryAt and withPerson', () => {
  const queryAtEnd = (typed: string) => mentionQueryAt(writtenOf(typed, people), typed.length)
  test.each([
    ['text without @', 'Ask An', null],
    ['an email address', 'mail an@ex', null],
    ['a space after @', 'at @ noon', null],
    ['too many words', '@one two three four', null],
    ['@ alone', 'Ask @', { from: 4, query: '' }],
    ['the beginning of a name', '(@An', { from: 1, query: 'An' }],
    ['two words', '@Anouk V', { from: 0, query: 'Anouk V' }],
  ])('mentionQueryAt returns the name typed after @, or null, for %s', (_what, typed, then) =>
    expect(queryAtEnd(typed)).toEqual(then),
  )

  test('mentionQueryAt returns null right after a complete mention', () => {
    const mentioning = writtenOf(`${mentionOf(bram.id)} `, people)
    expect(mentionQueryAt(mentioning, mentioning.words.length)).toBeNull()
  })

  test('withPerson replaces the typed name by the person and keeps later mentions', () => {
    const typed = `@An and ${mentionOf(bram.id)}`
    const { text: then, caret } = withPerson(writtenOf(typed, people), { from: 0, query: 'An' }, anouk)
    expect(then).toBe(`${mentionOf(anouk.id)} and ${mentionOf(bram.id)}`)
    expect(caret).toBe('@Anouk Visser '.length)
    const last = withPerson(writtenOf('Ask @', people), { from: 4, query: '' }, bram)
    expect(last).toEqual({ text: `Ask ${mentionOf(bram.id)} `, caret: 'Ask @Bram '.length })
  })
})
