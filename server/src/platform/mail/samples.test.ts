import { LOCALES } from '@fieldfare/shared/locale.ts'
import { expect, test } from 'vitest'
import { samplesFor } from './samples.ts'

const SITE = 'https://nature.example'

test('samplesFor: the sample texts are in the language of the mail, and the sample links are of this site', async () => {
  const [english, dutch] = [await samplesFor(SITE, 'en-us'), await samplesFor(SITE, 'nl-nl')]
  expect(english).toMatchObject({ title: 'Geese on the salt marsh', date: '1 May 2026' })
  expect(dutch).toMatchObject({ title: 'Ganzen op de kwelder', date: '1 mei 2026' })
  expect(dutch.siteUrl).toBe(SITE)
})

test('samplesFor: every language has a different sample title', async () => {
  const titles = await Promise.all(LOCALES.map(async (locale) => (await samplesFor(SITE, locale)).title))
  expect(new Set(titles).size).toBe(LOCALES.length)
})
