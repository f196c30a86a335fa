import { HOTSPOT_COUNTRIES } from '@fieldfare/shared/hotspot.ts'
import { expect, test } from 'vitest'
import { readCountryCodes, readCountryShape } from './countryShape.ts'
import { extentOf } from './studyGrid.ts'

test('readCountryShape: returns undefined for a code that no country has', async () => {
  expect(await readCountryShape('ZZ')).toBeUndefined()
  expect(await readCountryShape('constructor')).toBeUndefined()
})

test('readCountryCodes: returns the codes of the countries in HOTSPOT_COUNTRIES', async () => {
  expect(await readCountryCodes()).toEqual(HOTSPOT_COUNTRIES)
})

test('readCountryShape: returns only the parts in Europe of a European country, and all parts of any other country', async () => {
  const extent = async (code: string) => extentOf((await readCountryShape(code)) ?? []).map(Math.round)
  // Bonaire, Guadeloupe and French Guiana belong to these countries, too.
  expect(await extent('NL')).toEqual([3, 51, 7, 54])
  expect(await extent('FR')).toEqual([-5, 41, 10, 51])
  expect(await extent('PT')).toEqual([-31, 30, -6, 42])
  // Hawaii and the Aleutian Islands on both sides of the 180th meridian.
  expect(await extent('US')).toEqual([-179, 19, 180, 71])
})
