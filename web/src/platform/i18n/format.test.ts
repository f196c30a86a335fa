import { expect, test } from 'vitest'
import { formatFor } from './format.ts'

const en = formatFor('en-us')
const nl = formatFor('nl-nl')

test('size uses hectares below a square kilometre, at most three significant digits, and at least 0.01 ha for any land', () => {
  expect(en.size(0)).toBe('0\u00a0ha')
  expect(en.size(3)).toBe('0.01\u00a0ha')
  expect(en.size(9_999)).toBe('1\u00a0ha')
  expect(nl.size(4_520)).toBe('0,45\u00a0ha')
  expect(nl.size(341_000)).toBe('34,1\u00a0ha')
  expect(en.size(999_400)).toBe('99.9\u00a0ha')
  expect(en.size(999_600)).toBe('1\u00a0km²')
  expect(nl.size(57_100_000)).toBe('57,1\u00a0km²')
  expect(en.size(26_540)).toBe('2.65\u00a0ha')
  expect(nl.size(2_654_321)).toBe('2,65\u00a0km²')
  expect(en.km2(1)).toBe('≤\u00a01\u00a0km²')
  expect(en.km2(1038)).toBe('1,038\u00a0km²')
  expect(en.km2(1038, true)).toBe('≈\u00a01,038\u00a0km²')
})

test('euro shows cents only if there are any', () => {
  expect(en.euro(12_000)).toBe('€120')
  expect(nl.euro(1250).replace(/\s/g, ' ')).toBe('€ 12,50')
})

test("date and dateTime include the year, and date is in the reader's language", () => {
  expect(nl.date('2026-11-12T12:00:00Z')).toBe('12\u00a0november\u00a02026')
  expect(en.dateTime('2026-11-26T19:00:00Z')).toContain('2026')
})

test('ago describes a past or future time in its largest whole unit', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(en.ago('2026-11-20T11:59:40Z', now)).toBe('now')
  expect(en.ago('2026-11-20T10:10:00Z', now)).toBe('1 hour ago')
  expect(en.ago('2026-11-19T12:00:00Z', now)).toBe('yesterday')
  expect(en.ago('2026-11-23T12:00:00Z', now)).toBe('in 3 days')
  expect(nl.ago('2024-11-20T00:00:00Z', now)).toBe('2 jaar geleden')
})

test('typed formats an amount as a reader types it: with two decimals unless it is whole, and without grouping', () => {
  expect([nl.typed(200.5), nl.typed(200), nl.typed(1200.5)]).toEqual(['200,50', '200', '1200,50'])
  expect(en.typed(1200.5)).toBe('1200.50')
})
