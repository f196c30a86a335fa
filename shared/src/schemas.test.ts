import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { args, line, NoArgs, searchText, text, token } from './schemas.ts'

const schema = args(['title', 'count'], { id: z.string().optional(), title: z.string(), count: z.number() })

describe('args', () => {
  it('refuses extra names, extra positions, wrong types and what is missing', () => {
    expect(schema.safeParse({ title: 'a', count: 1, more: true }).success).toBe(false)
    expect(schema.safeParse(['a', 1, 'id', 'more']).success).toBe(false)
    expect(schema.safeParse(['a', '1']).success).toBe(false)
    expect(schema.safeParse(['a']).success).toBe(false)
    expect(schema.safeParse('a').success).toBe(false)
    expect(schema.safeParse(null).success).toBe(false)
  })

  it('takes an object, or an array in the public order with the rest behind', () => {
    expect(schema.parse({ title: 'a', count: 1 })).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1])).toEqual({ title: 'a', count: 1 })
    expect(schema.parse(['a', 1, 'x'])).toEqual({ title: 'a', count: 1, id: 'x' })
    expect(schema.parse(['a', 1, null])).toEqual({ title: 'a', count: 1, id: undefined })
  })

  it('takes nothing, an empty object or an empty array where there are no arguments', () => {
    for (const none of [undefined, {}, []]) expect(NoArgs.safeParse(none).success).toBe(true)
    for (const some of [{ a: 1 }, [1], 'a', null]) expect(NoArgs.safeParse(some).success).toBe(false)
  })
})

const issueOf = (schema: z.ZodType<string>, value: string) => schema.safeParse(value).error?.issues[0]?.message

it('refuses what cannot be kept, and what makes a line read otherwise than it is', () => {
  for (const bad of ['a\u0000b', 'a\u001bb', 'a\ud800b']) {
    expect(issueOf(text(10), bad)).toBe('characters')
    expect(issueOf(line(10), bad)).toBe('characters')
  }
  expect(issueOf(line(10), 'a\u202eb')).toBe('characters')
  expect(token(10).safeParse('a\u0000').success).toBe(false)
  expect(token(3).safeParse('abcd').success).toBe(false)
})

it('counts characters as people see them, after trimming', () => {
  expect(issueOf(text(3, 2), ' \u{1f33e} ')).toBe('tooShort')
  expect(issueOf(text(3), '\u{1f33e}'.repeat(3))).toBeUndefined()
  expect(issueOf(text(3), 'abcd')).toBe('tooLong')
  expect(issueOf(line(3, 1), ' \n ')).toBe('required')
})

it('refuses a text that nobody sees where one is required', () => {
  for (const unseen of ['\u200b', '\u200b\u2060', '\u3164', '\u00ad', ' \u200d\ufe0f ']) {
    expect(issueOf(text(10, 1), unseen)).toBe('required')
    expect(issueOf(line(10, 1), unseen)).toBe('required')
  }
  expect(line(10, 1).parse('A\u200bnou\u00adk')).toBe('Anouk')
  expect(line(10, 1).parse('\u{1f469}\u200d\u{1f33e}')).toBe('\u{1f469}\u200d\u{1f33e}')
})

it('keeps the lines of a text and makes one of a line', () => {
  expect(text(20).parse(' a\r\nb\n\nc ')).toBe('a\nb\n\nc')
  expect(line(40).parse(' Anouk\r\n\r\nhttps://elsewhere.example\u2028x ')).toBe('Anouk https://elsewhere.example x')
  expect(line(10).parse('e\u0301')).toBe('é')
})

it('looks for words as they are pasted, without marks of direction', () => {
  expect(issueOf(searchText(3), 'abcd')).toBe('tooLong')
  expect(issueOf(searchText(10, 3), 'a\u202eb')).toBe('tooShort')
  expect(issueOf(searchText(10), 'a\u0000b')).toBe('characters')
  expect(searchText(20).parse('\u202aDe\u202c  Slufter\u2069\n')).toBe('De Slufter')
})
