import { expect, test } from 'vitest'
import { siteTitle } from './siteName.ts'

test('a page has its own title before the name, the site only its name', () => {
  expect(siteTitle('The Slufter')).toBe('The Slufter · Fieldfare')
  expect(siteTitle('Fieldfare')).toBe('Fieldfare')
})
