import { expect, test } from 'vitest'
import { messageProblems, unusedKeys } from './messages.ts'

test('messageProblems reports a translation with other placeholders than the English text', () => {
  const english = { area: { size: '{{km2}} km² in {{count}} areas' } }
  expect(messageProblems(english, { nl: { area: { size: '{{km2}} km²' } } })).toEqual([
    'nl area.size: fills in km2, English count, km2',
  ])
  expect(messageProblems(english, { nl: { area: { size: '{{count}} gebieden, {{km2}} km²' } } })).toEqual([])
})

test('messageProblems reports a text that exists only in English or only in a translation', () => {
  const english = { area: { title: 'Area', size: '{{km2}} km²' } }
  expect(messageProblems(english, { nl: { area: { title: 'Gebied', name: 'Naam' } } })).toEqual([
    'nl area.size: not translated',
    'nl area.name: English has no such text',
  ])
})

test('messageProblems reports a long text equal to the English one, but allows a short equal word', () => {
  const english = { long: 'This place is yours now', short: 'Info' }
  expect(messageProblems(english, { de: { ...english } })).toEqual(['de long: the English text, not a translation'])
})

test('messageProblems reports exclamation marks, except in the texts exempted by name', () => {
  const english = { saved: 'Saved!', done: 'Done! Reloading application...' }
  expect(messageProblems(english, { fr: { saved: 'Enregistré\u00a0!', done: 'Terminé\u00a0!' } })).toEqual([
    'en saved: an exclamation mark',
    'fr saved: an exclamation mark',
  ])
})

test('messageProblems reports a name for screen readers that does not begin with the visible label', () => {
  const english = { join: 'Join', joinNamed: 'Join {{title}}' }
  expect(messageProblems(english, { de: { join: 'Beitreten', joinNamed: '{{title}} beitreten' } })).toEqual([
    'de joinNamed: begins otherwise than the label that is seen, “Beitreten”',
  ])
  expect(messageProblems(english, { de: { join: 'Beitreten', joinNamed: 'Beitreten: {{title}}' } })).toEqual([])
})

test('messageProblems reports a French punctuation mark after an ordinary space, at which a line can break', () => {
  const english = { ask: 'Why?', told: '“Why”' }
  expect(messageProblems(english, { fr: { ask: 'Pourquoi ?', told: '« Pourquoi\u00a0»' } })).toEqual([
    'fr ask: a space that breaks beside a mark; use a no-break one (U+00A0)',
    'fr told: a space that breaks beside a mark; use a no-break one (U+00A0)',
  ])
  expect(messageProblems(english, { fr: { ask: 'Pourquoi\u00a0?', told: '«\u00a0Pourquoi\u00a0»' } })).toEqual([])
})

test('unusedKeys lists a key that no source uses; plurals, variants for content and computed keys count as used', () => {
  const keys = ['area.title', 'area.dots_one', 'area.dots_other', 'app.title.map', 'area.level2', 'area.gone']
  keys.push('area.title_content', 'area.gone_content')
  const sources =
    "const NAMES = ['map', 2]; t('area.title'); t(`app.title.${name}`); t(`area.level${n}`); t('area.dots', { count })"
  expect(unusedKeys(keys, sources)).toEqual(['area.gone', 'area.gone_content'])
})

test('unusedKeys lists a computed key if no string in the sources completes it', () => {
  const keys = ['area.poll.title', 'area.poll.hint', 'area.gone.title', 'area.living area.title']
  const sources = "const TABS = ['poll', 'living area']; t(`area.${tab}.title`)"
  expect(unusedKeys(keys, sources)).toEqual(['area.poll.hint', 'area.gone.title'])
})
