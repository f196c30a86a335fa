import { expect, test } from 'vitest'
import { partsNotShown } from './gallery.ts'

test('partsNotShown lists a component without an entry in the gallery', () => {
  expect(
    partsNotShown(['Button.tsx', 'form/TextField.tsx'], "import { Button } from '../src/platform/ui/Button.tsx'"),
  ).toEqual(['form/TextField.tsx'])
})

test('partsNotShown leaves out tests, hooks, styles and files without a component', () => {
  expect(partsNotShown(['Button.test.tsx', 'useModal.ts', 'form/fieldLook.tsx', 'Button.module.css'], '')).toEqual([])
})
