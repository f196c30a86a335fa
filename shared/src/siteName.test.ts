import { expect, test } from 'vitest'
import { siteTitle } from './siteName.ts'

test('siteTitle: a page has its title before the site name, and the site only its name', () => {
  expect(siteTitle('The Slufter')).toBe('The Slufter · Fieldfare')
  expect(siteTitle('Fieldfare')).toBe('Fieldfare')
})
