import { expect, test } from 'vitest'
import { answersFor, isNamed } from './searchResults.ts'
import { parsePlaces } from './places.ts'

const sources = {
  places: parsePlaces('Texel\t4.8\t53.1\tNL\nDen Burg\t4.8\t53.05\tNL'),
  communities: [{ id: 'c', title: 'Dunes of Texel' }],
  areas: [
    { id: 'a', title: 'Sunset on Texel', level: 'country' as const },
    { id: 'b', title: 'Elsewhere', level: 'world' as const },
  ],
}

test('one letter finds nothing', () => expect(answersFor('t', sources)).toEqual([]))

test('a name is known by any of its letters, whatever their accents', () => {
  expect(isNamed({ title: 'Élan vital' }, ' elan')).toBe(true)
  expect(isNamed({ title: 'Élan vital' }, 'den b')).toBe(false)
})

test('places come first, then communities, then areas', () => {
  expect(answersFor('texel', sources)).toMatchObject([
    { kind: 'place', name: 'Texel', country: 'NL', at: { zoom: 12, lng: 4.8, lat: 53.1 } },
    { kind: 'community', id: 'c' },
    { kind: 'area', id: 'a', level: 'country' },
  ])
})
