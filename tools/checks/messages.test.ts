import { expect, test } from 'vitest'
import { messageProblems, unusedKeys } from './messages.ts'

test('a translation that fills in something else is refused', () => {
  const english = { area: { size: '{{km2}} km² in {{count}} areas' } }
  expect(messageProblems(english, { nl: { area: { size: '{{km2}} km²' } } })).toEqual([
    'nl area.size: fills in km2, English count, km2',
  ])
  expect(messageProblems(english, { nl: { area: { size: '{{count}} gebieden, {{km2}} km²' } } })).toEqual([])
})

test('a copy of the English text is no translation, a short word may be the same', () => {
  const english = { long: 'This place is yours now', short: 'Info' }
  expect(messageProblems(english, { de: { ...english } })).toEqual(['de long: the English text, not a translation'])
})

test('nobody is shouted at, but for the words that are given', () => {
  const english = { saved: 'Saved!', done: 'Done! Reloading application...' }
  expect(messageProblems(english, { fr: { saved: 'Enregistré !', done: 'Terminé !' } })).toEqual([
    'en saved: an exclamation mark',
    'fr saved: an exclamation mark',
  ])
})

test('a text that nothing shows is found, plurals and keys with a part filled in are not', () => {
  const keys = ['area.title', 'area.dots_one', 'area.dots_other', 'app.title.map', 'area.level2', 'area.gone']
  const sources = "t('area.title'); t(`app.title.${name}`); t(`area.level${n}`); t('area.dots', { count })"
  expect(unusedKeys(keys, sources)).toEqual(['area.gone'])
})
