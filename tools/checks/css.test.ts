import { expect, test } from 'vitest'
import { cssFaults, paddingsIn } from './css.ts'

const MOST = { lines: 6, paddings: 2 }
const rule = (...declarations: string[]) => `.part {\n${declarations.map((one) => `  ${one};\n`).join('')}}\n`

test('cssFaults reports more lines than are allowed for all files together', () => {
  const short = rule('color: red', 'margin: 0')
  expect(cssFaults([short], MOST)).toEqual([])
  expect(cssFaults([short, short], MOST)).toEqual(['8 lines of styles, more than 6: use the parts of ui/layout'])
})

test('cssFaults reports more different paddings than are allowed, and names the ones used only once', () => {
  const often = rule('padding: 4px')
  const files = [often, often, rule('padding: 8px'), rule('padding-top: 4px')]
  expect(cssFaults(files, { ...MOST, lines: 99 })).toEqual([
    '3 different paddings, more than 2: take one that is there',
    'used once: padding: 8px',
    'used once: padding-top: 4px',
  ])
  expect(cssFaults(files.slice(1), { ...MOST, lines: 99 })).toHaveLength(4)
  expect(cssFaults(files.slice(0, 3), { ...MOST, lines: 99 })).toEqual([])
})

test('paddingsIn counts a padding as the same however it is broken into lines', () => {
  const broken = rule('padding: max(\n    4px,\n    8px)')
  expect(paddingsIn([broken, '.part { padding:max( 4px, 8px) }'])).toEqual([['padding: max( 4px, 8px)', 2]])
})

test('paddingsIn ignores comments, scroll-padding and variables', () => {
  expect(paddingsIn(['/* padding: 1px; */', rule('scroll-padding: 2px', '--padding: 3px')])).toEqual([])
})
