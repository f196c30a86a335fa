import { expect, test } from 'vitest'
import { insertion } from './insertion.ts'
import { draftIssues, EMPTY, whomOf } from './mailingDraft.ts'

const written = { ...EMPTY, title: 'Geese', body: 'They came.' }

test('without words, or with another number than there are people, nothing is sent', () => {
  expect(draftIssues(EMPTY, 3)).toEqual([
    { path: ['title'], key: 'required' },
    { path: ['body'], key: 'required' },
  ])
  for (const expected of ['', '30', '2', 'three'])
    expect(draftIssues({ ...written, expected }, 3)).toEqual([
      { path: ['expected'], key: 'countTyped', params: { count: 3 } },
    ])
  expect(draftIssues({ ...written, expected: '1.200' }, 1200)).toEqual([])
  expect(draftIssues(written)).toEqual([])
})

test('an empty list is for nobody; what was saved by an older version of the page reads as any', () => {
  expect(whomOf({ ...EMPTY, whom: 'list', addresses: ' \n' })).toBeNull()
  expect(whomOf({ ...EMPTY, whom: 'list', addresses: 'a@example.org' })).toEqual({ addresses: 'a@example.org' })
  expect(whomOf({ ...EMPTY, areas: 'nonsense', finished: 'no', languages: 'nl-nl,xx,fr-fr' })).toEqual({
    filter: { languages: ['nl-nl', 'fr-fr'], communityId: null, areas: 'any', finished: 'no', owners: 'any' },
  })
})

test('a button puts its tag around what is selected, and leaves that selected', () => {
  const words = { link: 'words' }
  expect(insertion('say it now', 4, 6, 'bold', words)).toEqual({ value: 'say <b>it</b> now', from: 7, to: 9 })
  expect(insertion('one\ntwo', 0, 7, 'list', words).value).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>')
  const link = insertion('see ', 4, 4, 'link', words)
  expect(link.value).toBe('see <a href="https://">words</a>')
  expect(link.value.slice(link.from, link.to)).toBe('https://')
  expect(insertion('Dear ', 5, 5, { param: 'name' }, words)).toEqual({ value: 'Dear {{name}}', from: 13, to: 13 })
})
