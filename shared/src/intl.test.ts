import { expect, it } from 'vitest'
import { agoFormat, countryNames, dateFormat, numberFormat } from './intl.ts'

it('numberFormat: the same language and options return the same object; another language returns another format', () => {
  expect(numberFormat('nl-NL', { style: 'percent' })).toBe(numberFormat('nl-NL', { style: 'percent' }))
  expect([numberFormat('nl-NL'), numberFormat('en-GB')].map((format) => format.format(1234.5))).toEqual([
    '1.234,5',
    '1,234.5',
  ])
  expect(numberFormat('nl-NL', { style: 'percent' }).format(0.5)).toBe('50%')
})

it('dateFormat, countryNames, agoFormat: each returns its own format for one and the same language', () => {
  expect(dateFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(0)).toBe('1 januari 1970')
  expect(countryNames('nl-NL').of('NL')).toBe('Nederland')
  expect(agoFormat('nl-NL').format(-1, 'day')).toBe('gisteren')
})

it('dateFormat: after a thousand spellings of one time zone, the format of the first is no longer cached', () => {
  const of = (spelling: number) => {
    const timeZone = 'europe/amsterdam'
      .split('')
      .map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter))
    return dateFormat('en', { timeStyle: 'short', timeZone: timeZone.join('') })
  }
  const first = of(0)
  for (let spelling = 1; spelling < 1000; spelling++) of(spelling)
  expect(of(0)).not.toBe(first)
})
