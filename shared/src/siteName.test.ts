import { expect, test } from 'vitest'
import { siteTitle } from './siteName.ts'

test('siteTitle: the title of a page is followed by the site name, unless it is the site name', () => {
  expect(siteTitle('The Slufter')).toBe('The Slufter · Fieldfare')
  expect(siteTitle('Fieldfare')).toBe('Fieldfare')
})
