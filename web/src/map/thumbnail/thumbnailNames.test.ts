import { expect, test } from 'vitest'
import { pickNames, type TownLabel } from './thumbnailNames.ts'

const size = { width: 220, height: 148 }
const town = (name: string, people: number, x: number, y: number): TownLabel => ({ name, people, x, y })
const names = (...towns: TownLabel[]) => pickNames(towns, size).map(({ name }) => name)

test('pickNames leaves out town names that are cut off, outside the picture or over its middle', () => {
  expect(names()).toEqual([])
  expect(names(town('Kollum', 1, 4, 70), town('Dokkum', 1, 300, 20), town('Buitenpost', 1, 110, 74))).toEqual([])
})

test('pickNames returns the two largest towns that do not overlap', () => {
  const kollum = town('Kollum', 5000, 60, 130)
  const near = town('Kollumerzwaag', 3000, 64, 128)
  const far = town('Zoutkamp', 1200, 170, 20)
  expect(names(far, near, kollum)).toEqual(['Kollum', 'Zoutkamp'])
})
