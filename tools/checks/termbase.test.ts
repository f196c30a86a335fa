import { expect, test } from 'vitest'
import { readTermbase, termProblems } from './termbase.ts'

const TERMBASE = readTermbase(`
| Concept | English | Nederlands | Deutsch | Français |
| --- | --- | --- | --- | --- |
| to become a member | join ~~subscri*~~ | lid worden | beitreten ~~abonn*~~ | rejoindre |
| what an owner has | land | terrein ~~land~~ | Gelände | terres |
| quotation marks | “ ” | ‘ ’ | „ “ | « » |

| Text | Language | Word | Why |
| --- | --- | --- | --- |
| \`level.country\`, \`level.both\` | nl, de | land | a country |
`)

test('termProblems reports a word that the termbase strikes through, together with the preferred word', () => {
  expect(termProblems(TERMBASE, 'en', 'a.b', 'Subscribe to {{title}}')).toEqual([
    'en a.b: “Subscribe”; the termbase says join',
  ])
  expect(termProblems(TERMBASE, 'nl', 'a.b', 'Waar ligt je land?')).toEqual([
    'nl a.b: “land”; the termbase says terrein',
  ])
})

test('termProblems ignores longer words that contain a struck-through word, placeholders, tags and other languages', () => {
  expect(termProblems(TERMBASE, 'nl', 'a.b', 'Landschap in Nederland, een stadsland-plek')).toEqual([])
  expect(termProblems(TERMBASE, 'nl', 'a.b', 'Een plek in {{land}}, <land>hier</land>')).toEqual([])
  expect(termProblems(TERMBASE, 'en', 'a.b', 'Your land')).toEqual([])
})

test('termProblems applies an exception only to its own text, language and word', () => {
  expect(termProblems(TERMBASE, 'nl', 'level.both', 'Het hele land')).toEqual([])
  expect(termProblems(TERMBASE, 'nl', 'level.world', 'Het hele land')).toHaveLength(1)
})

test('termProblems reports quotation marks of another language, but accepts apostrophes', () => {
  expect(termProblems(TERMBASE, 'nl', 'a.b', '“Foto’s” en ‘foto’s’')).toEqual([
    'nl a.b: “ is not a quotation mark or an apostrophe here; the termbase says ‘ ’ and ’',
    'nl a.b: ” is not a quotation mark or an apostrophe here; the termbase says ‘ ’ and ’',
  ])
  expect(termProblems(TERMBASE, 'de', 'a.b', '„Ort“')).toEqual([])
  expect(termProblems(TERMBASE, 'en', 'a.b', "It's")).toHaveLength(1)
})
