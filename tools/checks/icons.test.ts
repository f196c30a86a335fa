import { expect, test } from 'vitest'
import { iconFaults } from './icons.ts'

const FILE = "// Written from Tabler Icons 3.1.0 (MIT)\nexport const IconCar = outline('M1 1')\n"

test('iconFaults reports an unused icon, a missing icon and another version of the icon set', () => {
  expect(iconFaults(FILE, ['IconCar'], '3.1.0')).toEqual([])
  expect(iconFaults(FILE, [], '3.1.0')).toEqual(['nobody shows IconCar'])
  expect(iconFaults(FILE, ['IconBike', 'IconCar'], '3.1.0')).toEqual(['IconBike is missing'])
  expect(iconFaults(FILE, ['IconCar'], '3.2.0')).toEqual(['the icons are not those of version 3.2.0'])
})
