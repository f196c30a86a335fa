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

test('findTowns returns nothing for one letter or an unknown name', () => {
  expect(names('d')).toEqual([])
  expect(names('xyz')).toEqual([])
})

test('parseTowns leaves out malformed lines', () => {
  expect(parseTowns('\nDen Burg\tx\t53\tNL\nOudeschild')).toEqual([])
})

test('findTowns ignores accents, capitals and punctuation', () => {
  expect(names('KOLN')).toEqual(['Köln'])
  expect(names("'s gravenhage")).toEqual(['The Hague'])
})

test('findTowns finds a town by its alternative names', () => {
  expect(names('keul')).toEqual(['Köln'])
})

test('findTowns puts matches at the start of a name first, and among equal matches the larger towns', () => {
  expect(names('den')).toEqual(['The Hague', 'Den Helder'])
  expect(names('de')).toEqual(['The Hague', 'Den Helder', 'De Koog'])
  expect(names('en')).toEqual(['Köln', 'The Hague', 'Den Helder', 'Bad Zwischenahn'])
  expect(names('en', 1)).toEqual(['Köln'])
})

test('findTowns tolerates typing errors if no name matches exactly', () => {
  expect(names('zwishenahn')).toEqual(['Bad Zwischenahn'])
  expect(names('den hedler')).toEqual(['Den Helder'])
  expect(names('den h')).toEqual(['The Hague', 'Den Helder'])
})
