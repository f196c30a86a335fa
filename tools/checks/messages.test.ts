import { expect, test } from 'vitest'
import { messageProblems, unusedKeys } from './messages.ts'

test('a translation that fills in something else is refused', () => {
  const english = { area: { size: '{{km2}} km² in {{count}} areas' } }
  expect(messageProblems(english, { nl: { area: { size: '{{km2}} km²' } } })).toEqual([
    'nl area.size: fills in km2, English count, km2',
  ])
  expect(messageProblems(english, { nl: { area: { size: '{{count}} gebieden, {{km2}} km²' } } })).toEqual([])
})

test('a text that a translation has not, or has alone, is refused', () => {
  const english = { area: { title: 'Area', size: '{{km2}} km²' } }
  expect(messageProblems(english, { nl: { area: { title: 'Gebied', name: 'Naam' } } })).toEqual([
    'nl area.size: not translated',
    'nl area.name: English has no such text',
  ])
})

test('a copy of the English text is no translation, a short word may be the same', () => {
  const english = { long: 'This place is yours now', short: 'Info' }
  expect(messageProblems(english, { de: { ...english } })).toEqual(['de long: the English text, not a translation'])
})

test('nobody is shouted at, but for the words that are given', () => {
  const english = { saved: 'Saved!', done: 'Done! Reloading application...' }
  expect(messageProblems(english, { fr: { saved: 'Enregistré\u00a0!', done: 'Terminé\u00a0!' } })).toEqual([
    'en saved: an exclamation mark',
    'fr saved: an exclamation mark',
  ])
})

test('a name for screen readers that begins otherwise than the label is refused', () => {
  const english = { join: 'Join', joinNamed: 'Join {{title}}' }
  expect(messageProblems(english, { de: { join: 'Beitreten', joinNamed: '{{title}} beitreten' } })).toEqual([
    'de joinNamed: begins otherwise than the label that is seen, “Beitreten”',
  ])
  expect(messageProblems(english, { de: { join: 'Beitreten', joinNamed: 'Beitreten: {{title}}' } })).toEqual([])
})

test('a French mark after a space that can break is refused', () => {
  const english = { ask: 'Why?', told: '“Why”' }
  expect(messageProblems(english, { fr: { ask: 'Pourquoi ?', told: '« Pourquoi\u00a0»' } })).toEqual([
    'fr ask: a space that breaks beside a mark; use a no-break one (U+00A0)',
    'fr told: a space that breaks beside a mark; use a no-break one (U+00A0)',
  ])
  expect(messageProblems(english, { fr: { ask: 'Pourquoi\u00a0?', told: '«\u00a0Pourquoi\u00a0»' } })).toEqual([])
})

test('a text that nothing shows is found; plurals, texts for content and keys with a part filled in are not', () => {
  const keys = ['area.title', 'area.dots_one', 'area.dots_other', 'app.title.map', 'area.level2', 'area.gone']
  keys.push('area.title_content', 'area.gone_content')
  const sources =
    "const NAMES = ['map', 2]; t('area.title'); t(`app.title.${name}`); t(`area.level${n}`); t('area.dots', { count })"
  expect(unusedKeys(keys, sources)).toEqual(['area.gone', 'area.gone_content'])
})

test('a text under a key with a part filled in is found if nothing can fill in its own', () => {
  const keys = ['area.poll.title', 'area.poll.hint', 'area.gone.title', 'area.living area.title']
  const sources = "const TABS = ['poll', 'living area']; t(`area.${tab}.title`)"
  expect(unusedKeys(keys, sources)).toEqual(['area.poll.hint', 'area.gone.title'])
})
