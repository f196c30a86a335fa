import { expect, test } from 'vitest'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { nl } from './messages/nl.ts'
import { Register } from './account.ts'
import { isReservedName, mixesAlphabets, skeletonOf } from './lookAlike.ts'
import { sameOption } from './poll.ts'
import { line } from './schemas.ts'

const refusalOf = (name: string): string | undefined =>
  Register.safeParse({
    name,
    email: 'a@example.org',
    password: 'a-quiet-lane-by-the-lake',
    agree: true,
    locale: 'nl-nl',
  }).error?.issues[0]?.message

test.each([
  'Former member',
  'Admin',
  'MODERATOR',
  'Аdmin',
  'Adm\u3164in',
  'Fieldfare Support',
  'Team Fieldfare',
  'Fieldfarе',
])('Register: the name %s, which could pass for the site, is refused with nameReserved', (name) =>
  expect(refusalOf(name)).toBe('nameReserved'),
)

test.each(['Ηidde Postma', 'Hidde Pоstma', 'Аnouk'])(
  'Register: the name %s, which mixes alphabets in a word, is refused with nameScripts',
  (name) => expect(refusalOf(name)).toBe('nameScripts'),
)

test.each([
  'Adminah Modesta',
  'Marijke de Vries',
  'Жанна Петрова',
  'Ελένη Παππά',
  'J.R. Łukasz',
  '山田 花子',
  'Ana & Жанна',
  'Bob 👩‍🌾',
])('Register: the name %s is accepted', (name) => expect(refusalOf(name)).toBeUndefined())

test('isReservedName: the name of a former member is reserved in each language', () => {
  for (const { app } of [en, nl, de, fr]) expect(isReservedName(app.word.formerMember)).toBe(true)
})

test('line: invisible letters are removed, and an emoji keeps its parts', () => {
  expect(line(20).parse('Hidde\u3164 Po\u115fst\uffa0ma\u2800')).toBe('Hidde Postma')
  expect(line(20).parse('ye\ufe0f')).toBe('ye')
  expect(line(20).parse('👩‍🌾 ❤\ufe0f')).toBe('👩‍🌾 ❤\ufe0f')
  expect(line(20, 1).safeParse('\u3164').success).toBe(false)
})

test('sameOption: options that look alike are the same, and visibly different ones are not', () => {
  for (const twin of ['YES', 'уes', 'yеs', 'y\u3164es', 'ye\ufe0fs', 'ｙｅｓ', ' yes '])
    expect(sameOption('yes', twin)).toBe(true)
  for (const other of ['yes!', 'yés', 'yes 1', 'ye5']) expect(sameOption('yes', other)).toBe(false)
  expect(sameOption('1', 'l')).toBe(false)
})

test('skeletonOf, mixesAlphabets: letters become the Latin ones they look like, and words of different alphabets are no mix', () => {
  expect(skeletonOf('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ')).toBe('abezhikmnoptyx')
  expect(skeletonOf('авсԁеһіјкӏмнорԛѕтухѵԝ')).toBe('abcdehijklmhopqstyxvw')
  expect(mixesAlphabets('Anouk Жанна')).toBe(false)
})
