import { expect, test } from 'vitest'
import { findTowns, parseTowns } from './towns.ts'

const towns = parseTowns(
  [
    'Köln\t6.95\t50.93\tDE\tKeulen/Cologne',
    'The Hague\t4.3\t52.08\tNL\tDen Haag/’s-Gravenhage',
    'Den Helder\t4.76\t52.96\tNL',
    'De Koog\t4.76\t53.1\tNL',
    'Bad Zwischenahn\t8\t53.18\tDE',
  ].join('\n'),
)
const names = (query: string, max = 5) => findTowns(towns, query, max).map(({ name }) => name)

test('one letter, or letters of no place, find nothing', () => {
  expect(names('d')).toEqual([])
  expect(names('xyz')).toEqual([])
})

test('a mangled line is left out', () => {
  expect(parseTowns('\nDen Burg\tx\t53\tNL\nOudeschild')).toEqual([])
})

test('accents, capitals and marks do not matter', () => {
  expect(names('KOLN')).toEqual(['Köln'])
  expect(names("'s gravenhage")).toEqual(['The Hague'])
})

test('found by what else it is called', () => {
  expect(names('keul')).toEqual(['Köln'])
})

test('a name that begins so comes before one that has it in the middle, the larger first among equals', () => {
  expect(names('den')).toEqual(['The Hague', 'Den Helder'])
  expect(names('de')).toEqual(['The Hague', 'Den Helder', 'De Koog'])
  expect(names('en')).toEqual(['Köln', 'The Hague', 'Den Helder', 'Bad Zwischenahn'])
  expect(names('en', 1)).toEqual(['Köln'])
})

test('typing errors are forgiven where no name is as it was typed', () => {
  expect(names('zwishenahn')).toEqual(['Bad Zwischenahn'])
  expect(names('den hedler')).toEqual(['Den Helder'])
  expect(names('den h')).toEqual(['The Hague', 'Den Helder'])
})
