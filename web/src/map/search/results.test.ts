import type { FoundPlace, FoundTitle } from '@fieldfare/shared/search.ts'
import { expect, test } from 'vitest'
import { resultsFor } from './results.ts'

const place = (name: string, rest: Partial<FoundPlace> = {}): FoundPlace => ({
  name,
  kind: 'town',
  context: '',
  country: 'NL',
  point: [4.8, 53.05],
  extent: null,
  source: 'photon',
  ...rest,
})
const bundled = (name: string, at = 4.8) => place(name, { point: [at, 53.05], source: 'bundled' })
const title = (name: string, kind: 'area' | 'community'): FoundTitle =>
  kind === 'community'
    ? { kind, id: name, title: name, bbox: [4, 53, 5, 54] }
    : { kind, id: name, title: name, bbox: [4, 53, 5, 54], level: 'country', mine: false }
const none = { towns: [], places: [], titles: [], earlier: false }
const namesShown = (...given: Parameters<typeof resultsFor>) =>
  resultsFor(...given).map(({ group, found }) => [group, ...found.map(({ name }) => name)])

test('resultsFor returns no groups without results', () => expect(resultsFor('texel', none)).toEqual([]))

test('resultsFor returns groups in the order places, addresses, nature, communities, areas', () => {
  const places = [
    place('De Slufter', { kind: 'nature' }),
    place('Slufterweg', { kind: 'street' }),
    place('Sluftervallei', { kind: 'neighbourhood' }),
  ]
  const titles = [title('Slufter at dawn', 'area'), title('Slufter watchers', 'community')]
  expect(namesShown('slufter', { ...none, places, titles })).toEqual([
    ['places', 'Sluftervallei'],
    ['addresses', 'Slufterweg'],
    ['nature', 'De Slufter'],
    ['communities', 'Slufter watchers'],
    ['areas', 'Slufter at dawn'],
  ])
})

test("resultsFor keeps a bundled town at its position in the list and adds the place service's details", () => {
  const towns = [bundled('Den Burg'), bundled('Burgh', 5), bundled('Burgum', 6), bundled('Burgau', 7)]
  const places = [place('Burgwal', { kind: 'street' }), place('Den Burg', { context: 'Texel' })]
  const [group] = resultsFor('burg', { ...none, towns, places })
  expect(group?.found.map((one) => 'place' in one && [one.name, one.place.context])).toEqual([
    ['Den Burg', 'Texel'],
    ['Burgh', ''],
    ['Burgum', ''],
  ])
  expect(namesShown('burg', { ...none, towns })[0]).toHaveLength(5)
})

test('resultsFor leaves out a town that is only spelled like the text if another result contains the text exactly', () => {
  const towns = [bundled('Tegelen')]
  expect(namesShown('texel', { ...none, towns })).toEqual([['places', 'Tegelen']])
  expect(namesShown('texel', { ...none, towns, titles: [title('Dunes of Texel', 'community')] })).toEqual([
    ['communities', 'Dunes of Texel'],
  ])
  expect(namesShown('tegel', { ...none, towns, titles: [title('Tegel', 'area')] })).toHaveLength(2)
})

test('resultsFor returns at most six places', () => {
  const places = Array.from({ length: 9 }, (_, i) => place(`Dorp ${i}`, { point: [i, 53] }))
  expect(namesShown('dorp', { ...none, places })[0]).toHaveLength(1 + 6)
})

test('resultsFor filters the results for an earlier text by the new text, also matching the town in which a result lies', () => {
  const places = [
    place('Dorpsstraat', { kind: 'street', context: 'De Koog' }),
    place('Dorpshuis', { kind: 'spot', context: 'De Waal' }),
  ]
  const titles = [title('Dorps wal', 'area'), title('Dorpsplein', 'area')]
  expect(namesShown('dorpsstraat de k', { ...none, places, titles, earlier: true })).toEqual([
    ['addresses', 'Dorpsstraat'],
  ])
})
