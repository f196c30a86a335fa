import { expect, test } from 'vitest'
import { partsNotShown } from './gallery.ts'

test('a part without an entry is found', () => {
  expect(
    partsNotShown(['Button.tsx', 'form/TextField.tsx'], "import { Button } from '../src/platform/ui/Button.tsx'"),
  ).toEqual(['form/TextField.tsx'])
})

test('tests, hooks, styles and what is no part need none', () => {
  expect(partsNotShown(['Button.test.tsx', 'useModal.ts', 'form/fieldLook.tsx', 'Button.module.css'], '')).toEqual([])
})
