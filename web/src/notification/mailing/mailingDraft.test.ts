import { expect, test } from 'vitest'
import { insertion } from './insertion.ts'
import { draftIssues, EMPTY, fallbackOf, pickedOf, refusedAt, textsOf, whomOf } from './mailingDraft.ts'

const draft = { ...EMPTY, 'title en-us': 'Geese', 'body en-us': 'They came.' }
const dutch = { ...draft, 'title nl-nl': 'Ganzen', 'body nl-nl': 'Ze zijn er.' }

test('draftIssues reports missing texts and a typed number that differs from the number of recipients', () => {
  expect(draftIssues(EMPTY, 'nl-nl', 3)).toEqual([
    { path: ['title nl-nl'], key: 'required' },
    { path: ['body nl-nl'], key: 'required' },
  ])
  expect(draftIssues({ ...draft, 'title de-de': 'Gänse' }, 'nl-nl')).toEqual([
    { path: ['body de-de'], key: 'required' },
  ])
  for (const expected of ['', '30', '2', 'three'])
    expect(draftIssues({ ...draft, expected }, 'en-us', 3)).toEqual([
      { path: ['expected'], key: 'countTyped', params: { count: 3 } },
    ])
  expect(draftIssues({ ...draft, expected: '1.200' }, 'nl-nl', 1200)).toEqual([])
  expect(draftIssues(draft, 'nl-nl')).toEqual([])
})

test('draftIssues reports each variable that a mailing has no value for, at the text that uses it', () => {
  const unknown = (field: string, name: string) => ({ path: [field], key: 'templateVariable', params: { name } })
  expect(draftIssues({ ...dutch, 'body nl-nl': 'Ze zijn er, {{wie}}, {{ name }}.' }, 'en-us')).toEqual([
    unknown('body nl-nl', 'wie'),
  ])
  expect(draftIssues({ ...draft, 'title en-us': '{{resetUrl}}', 'body en-us': 'They {{{name' }, 'en-us')).toEqual([
    unknown('title en-us', 'resetUrl'),
    unknown('body en-us', '{{'),
  ])
  expect(draftIssues({ ...draft, 'body en-us': '{{name}}, see {{siteUrl}}' }, 'en-us')).toEqual([])
})

test('pickedOf returns nobody and whomOf null for a malformed list of people', () => {
  for (const people of ['', 'x', '{}', '[1, {}]']) {
    expect(pickedOf({ people })).toEqual([])
    expect(whomOf({ ...EMPTY, whom: 'people', people })).toBeNull()
  }
  const people = JSON.stringify([{ id: 'a', name: 'Anouk' }])
  expect(whomOf({ ...EMPTY, whom: 'people', people })).toEqual({ userIds: ['a'] })
})

test("fallbackOf returns the chosen language, else the writer's, else the first with a text; textsOf omits empty languages", () => {
  expect(fallbackOf(EMPTY, 'fr-fr')).toBe('fr-fr')
  expect(fallbackOf(dutch, 'nl-nl')).toBe('nl-nl')
  expect(fallbackOf({ ...dutch, fallback: 'en-us' }, 'nl-nl')).toBe('en-us')
  expect(fallbackOf({ ...draft, fallback: 'de-de' }, 'nl-nl')).toBe('en-us')
  expect(textsOf(dutch, 'nl-nl')).toEqual({
    title: 'Ganzen',
    body: 'Ze zijn er.',
    locale: 'nl-nl',
    texts: { 'en-us': { title: 'Geese', body: 'They came.' } },
  })
})

test('refusedAt converts the path of an issue from the server to the form field of the text in its language', () => {
  const at = (...path: string[]) => refusedAt([{ path, key: 'templateTag' }], 'nl-nl')[0]?.path
  expect(at('data', 'body')).toEqual(['body nl-nl'])
  expect(at('data', 'texts', 'de-de', 'title')).toEqual(['title de-de'])
  expect(at('data', 'expected')).toEqual(['data', 'expected'])
})

test("whomOf returns null for an empty list of e-mail addresses, and reads malformed stored filters as 'any'", () => {
  expect(whomOf({ ...EMPTY, whom: 'list', addresses: ' \n' })).toBeNull()
  expect(whomOf({ ...EMPTY, whom: 'list', addresses: 'a@example.org' })).toEqual({ addresses: 'a@example.org' })
  expect(whomOf({ ...EMPTY, areas: 'nonsense', finished: 'no', languages: 'nl-nl,xx,fr-fr' })).toEqual({
    filter: { languages: ['nl-nl', 'fr-fr'], communityId: null, areas: 'any', finished: 'no', owners: 'any' },
  })
})

test('insertion wraps the selected text in a tag, keeps the text selected, and inserts a variable at the cursor', () => {
  const params = { link: 'words' }
  expect(insertion('say it now', 4, 6, 'bold', params)).toEqual({ value: 'say <b>it</b> now', from: 7, to: 9 })
  expect(insertion('one\ntwo', 0, 7, 'list', params).value).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>')
  const link = insertion('see ', 4, 4, 'link', params)
  expect(link.value).toBe('see <a href="https://">words</a>')
  expect(link.value.slice(link.from, link.to)).toBe('https://')
  expect(insertion('Dear ', 5, 5, { param: 'name' }, params)).toEqual({ value: 'Dear {{name}}', from: 13, to: 13 })
})
