// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { BASE_CREDITS } from '../style/baseSource.ts'
import { parseCredits } from './credits.ts'

describe('parseCredits', () => {
  test.each(['', '   ', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>'.replace('alert(1)', '')])(
    'returns no credit for the line "%s"',
    (line) => {
      expect(parseCredits([line])).toEqual([])
    },
  )

  test('keeps the text of a credit line, but drops every link that is not https', () => {
    const [credits] = parseCredits(['<a href="javascript:alert(1)">Maps</a> and <a href="http://a.example">more</a>'])
    expect(credits).toEqual([{ text: 'Maps' }, { text: ' and ' }, { text: 'more' }])
  })

  test('returns a credit line that is given twice only once, with its links', () => {
    expect(parseCredits([BASE_CREDITS, BASE_CREDITS])).toEqual([
      [
        { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
        { text: ', ' },
        { text: 'GeoNames', href: 'https://www.geonames.org/' },
        { text: ' (CC BY 4.0)' },
      ],
    ])
  })
})
