import { expect, test } from 'vitest'
import { typeInPixels } from './typeSizes.ts'

test.each([
  'font-size: 14px;',
  '  font: 600 1rem/24px var(--ff-font-app);',
  'line-height: 20px;',
  '@media (width < 720px) {',
  '@container (min-width: 1100px) {',
])('typeInPixels reports a style that ignores the chosen text size: %s', (line) => {
  expect(typeInPixels('Part.module.css', `.part {\n${line}\n}`)).toEqual([2])
})

test.each(["fontSizes: { sm: '14px' },", 'style={{ fontSize: 14 }}', "useMediaQuery('(max-width: 719px)')"])(
  'typeInPixels reports code that ignores the chosen text size: %s',
  (line) => {
    expect(typeInPixels('part.tsx', line)).toEqual([1])
  },
)

test('typeInPixels accepts rem and em, and pixels in properties other than text size', () => {
  const style =
    '@media (width < 45em) {\n.part {\nfont: 500 1rem/1.5rem var(--x);\nborder: 1px solid;\nline-height: 0;\n}}'
  expect(typeInPixels('Part.module.css', style)).toEqual([])
  expect(typeInPixels('part.tsx', "style={{ lineHeight: 0, width: '20px' }}")).toEqual([])
})
