import { expect, test } from 'vitest'
import type { City } from './packages.ts'
import { placesOf } from './places.ts'

const city = (part: Partial<City>): City => ({
  name: 'Den Burg',
  population: 7000,
  featureCode: 'PPL',
  country: 'NL',
  loc: { coordinates: [4.79861, 53.05417] },
  ...part,
})

test('placesOf leaves out places in countries not listed, places under 1,000 people and quarters of a town', () => {
  expect(placesOf([city({ country: 'FR' }), city({ population: 999 }), city({ featureCode: 'PPLX' })])).toBe('')
})

test('placesOf writes one line per place with its other names, the largest place first', () => {
  const hague = city({ name: 'The Hague', population: 474_292, loc: { coordinates: [4.29861, 52.07667] } })
  expect(placesOf([city({}), hague]).split('\n')).toEqual([
    'The Hague\t4.3\t52.08\tNL\tDen Haag/’s-Gravenhage',
    'Den Burg\t4.8\t53.05\tNL',
  ])
})
