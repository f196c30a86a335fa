import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { args, line, NoArgs, searchText, text, token, wholeCharacters } from './schemas.ts'

const schema = args(['title', 'count'], { id: z.string().optional(), title: z.string(), count: z.number() })

describe('args', () => {
  it('unknown keys, surplus items, wrong types and missing arguments are refused', () => {
    expect(schema.safeParse({ title: 'a', count: 1, more: true }).success).toBe(false)
    expect(schema.safeParse(['a', 1, 'id', 'more']).success).toBe(false)
    expect(schema.safeParse(['a', '1']).success).toBe(false)
    expect(schema.safeParse(['a']).success).toBe(false)
    expect(schema.safeParse('a').success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
  })

  it('arguments are accepted as an object, or as an array in the order of the public API', () => {
    expect(schema.parse({ title: 'a', count: 1 })).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1])).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1, 'x'])).toEqual({ title: 'a', count: 1, id: 'x' })
    expect(schema.parse(['a', 1, null])).toEqual({ title: 'a', count: 1, id: undefined })
  })

  it('NoArgs accepts undefined, an empty object and an empty array, and nothing else', () => {
    for (const none of [undefined, {}, []]) expect(NoArgs.safeParse(none).success).toBe(true)
    for (const some of [{ a: 1 }, [1], 'a', null]) expect(NoArgs.safeParse(some).success).toBe(false)
  })
})

const issueOf = (schema: z.ZodType<string>, value: string) => schema.safeParse(value).error?.issues[0]?.message

it('text, line, token: control characters, half surrogates and direction marks are refused with the key characters', () => {
  for (const bad of ['a\u0000b', 'a\u001bb', 'a\ud800b']) {
    expect(issueOf(text(10), bad)).toBe('characters')
    expect(issueOf(line(10), bad)).toBe('characters')
  }
  expect(issueOf(line(10), 'a\u202eb')).toBe('characters')
  expect(token(10).safeParse('a\u0000').success).toBe(false)
  expect(token(3).safeParse('abcd').success).toBe(false)
})

it('text, line: visible characters are counted after trimming', () => {
  expect(issueOf(text(3, 2), ' \u{1f33e} ')).toBe('tooShort')
  expect(issueOf(text(3), '\u{1f33e}'.repeat(3))).toBeUndefined()
  expect(issueOf(text(3), 'abcd')).toBe('tooLong')
  expect(issueOf(line(3, 1), ' \n ')).toBe('required')
})

it("text, line: an invisible text is refused as 'required'", () => {
  for (const unseen of ['\u200b', '\u200b\u2060', '\u3164', '\u00ad', ' \u200d\ufe0f ']) {
    expect(issueOf(text(10, 1), unseen)).toBe('required')
    expect(issueOf(line(10, 1), unseen)).toBe('required')
  }
  expect(line(10, 1).parse('A\u200bnou\u00adk')).toBe('Anouk')
  expect(line(10, 1).parse('\u{1f469}\u200d\u{1f33e}')).toBe('\u{1f469}\u200d\u{1f33e}')
})

it('text keeps line breaks, and line replaces them by a space', () => {
  expect(text(20).parse(' a\r\nb\n\nc ')).toBe('a\nb\n\nc')
  expect(line(40).parse(' Anouk\r\n\r\nhttps://elsewhere.example\u2028x ')).toBe('Anouk https://elsewhere.example x')
  expect(line(10).parse('e\u0301')).toBe('é')
})

it('searchText: direction marks are removed before the length is checked', () => {
  expect(issueOf(searchText(3), 'abcd')).toBe('tooLong')
  expect(issueOf(searchText(10, 3), 'a\u202eb')).toBe('tooShort')
  expect(issueOf(searchText(10), 'a\u0000b')).toBe('characters')
  expect(searchText(20).parse('\u202aDe\u202c  Slufter\u2069\n')).toBe('De Slufter')
})

it('wholeCharacters: a text that is too long is cut without splitting a character', () => {
  expect(wholeCharacters('\u{1f33e}\u{1f33e}', 3)).toBe('\u{1f33e}')
  expect(wholeCharacters('abcd', 3)).toBe('abc')
  expect(wholeCharacters('ab', 3)).toBe('ab')
})
