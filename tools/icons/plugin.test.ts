import { expect, test } from 'vitest'
import { iconOf, reExports } from './plugin.ts'
import { iconsIn } from './usedIcons.mjs'

const FILE = `import { outline } from './icon.tsx'

export const IconCar = outline('M1 1')
export const IconCarOff = outline('M2 2', 'M3 3')
`

test('reExports and iconOf put each icon of the file into a separate module', () => {
  expect(reExports(FILE).split('\n')).toEqual([
    "export { IconCar } from './icons.tsx?icon=IconCar'",
    "export { IconCarOff } from './icons.tsx?icon=IconCarOff'",
  ])
  expect(iconOf(FILE, 'IconCar')).toContain("outline('M1 1')")
  expect(iconOf(FILE, 'IconCar')).not.toContain('IconCarOff')
})

test('iconsIn finds icons in imports on one or several lines, and nowhere else', () => {
  expect(iconsIn("import { IconCar } from '../ui/icons.tsx'\nconst IconNone = 1")).toEqual(['IconCar'])
  expect(iconsIn("import {\n  IconCar,\n  IconCarOff,\n} from '../../src/ui/icons.tsx'")).toEqual([
    'IconCar',
    'IconCarOff',
  ])
  expect(iconsIn("import { IconCar } from './icons.tsx'")).toEqual(['IconCar'])
  expect(iconsIn("import { IconCar } from '../icons.tsx'")).toEqual(['IconCar'])
  expect(iconsIn("import { type Icon, outline } from '../ui/icon.tsx'")).toEqual([])
})
