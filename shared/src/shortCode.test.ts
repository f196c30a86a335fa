import { expect, test } from 'vitest'
import { idsOfShortCode, shortCodeOf, shortLinkTo } from './shortCode.ts'

const ID = '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'

test.each(['', 'abc', 'uuu-uuu-uuu', '3n5-8yk-c0w1', '../../..', '000000000000'])(
  'idsOfShortCode: %j returns null',
  (typed) => {
    expect(idsOfShortCode(typed)).toBeNull()
  },
)

test('shortCodeOf: an id in capitals has the same code, and a code has no letters that look like digits', () => {
  expect(shortCodeOf(ID)).toBe(shortCodeOf(ID.toUpperCase()))
  expect(shortCodeOf(ID)).toMatch(/^[0-9a-hjkmnp-tv-z]{3}(-[0-9a-hjkmnp-tv-z]{3}){2}$/)
  expect(shortLinkTo(ID)).toBe(`/c/${shortCodeOf(ID)}`)
})

test('idsOfShortCode: the returned range contains the id of the code, in whatever notation the code is typed', () => {
  const code = shortCodeOf(ID)
  for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
    const { first = '', last = '' } = idsOfShortCode(typed) ?? {}
    expect(first <= ID && ID <= last, typed).toBe(true)
    expect(first.slice(0, 11)).toBe(ID.slice(0, 11))
  }
  const zeros = '00000000-0000-4000-8000-000000000000'
  expect(idsOfShortCode('OOO-ooo-ooo')).toEqual(idsOfShortCode(shortCodeOf(zeros)))
  expect(idsOfShortCode('iIl-000-000')).toEqual(idsOfShortCode('111-000-000'))
})
