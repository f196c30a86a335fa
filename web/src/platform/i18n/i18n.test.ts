// @vitest-environment happy-dom
import { languageTag } from '@fieldfare/shared/locale.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { firstLocale, LOCALE_KEY, onLocaleChosen, setLocale, showLocale, startI18n, withTexts } from './i18n.ts'
import { currentLocale, hasText, t } from './translation.ts'

beforeEach(() => localStorage.clear())

test("firstLocale ignores unknown languages and falls back to the browser's, then to English", () => {
  expect(firstLocale('xx-yy', ['nl-BE'])).toBe('nl-nl')
  expect(firstLocale(null, ['ja', 'fr-CA'])).toBe('fr-fr')
  expect(firstLocale(null, [])).toBe('en-us')
  expect(firstLocale('de-de', ['nl'])).toBe('de-de')
})

test('startI18n loads the stored language before the first render', async () => {
  localStorage.setItem(LOCALE_KEY, 'nl-nl')
  await startI18n()
  expect(currentLocale()).toBe('nl-nl')
  expect(document.documentElement.lang).toBe('nl-NL')
  expect(t('app.word.cancel')).toBe('Annuleren')
})

test("withTexts loads only the map's texts along with the map, and all texts along with other code; showLocale then loads all texts", async () => {
  await startI18n()
  expect(hasText('welcome.title')).toBe(true)
  expect(hasText('account.saving')).toBe(false)
  const map = withTexts(
    () => Promise.resolve('map'),
    () => 'map',
  )
  expect(await map()).toBe('map')
  expect([hasText('map.page.heading'), hasText('account.saving')]).toEqual([true, false])
  expect(await withTexts(() => Promise.resolve('part'))()).toBe('part')
  expect(hasText('account.saving')).toBe(true)
  await showLocale('fr-fr')
  expect(t('account.saving')).toBe('Enregistrement')
})

test("t returns '' for a missing text until all texts are loaded, and after that the key of an unknown text", async () => {
  vi.resetModules()
  const fresh = await import('./translation.ts')
  const { startI18n: start } = await import('./i18n.ts')
  await start()
  expect(fresh.t('account.saving')).toBe('')
  await vi.waitFor(() => expect(fresh.t('account.saving')).toBe('Saving'))
  expect(fresh.t('account.noSuchText' as 'account.saving')).toBe('account.noSuchText')
})

test('setLocale stores the language and calls the hook that saves it on the account; showLocale does not call the hook', async () => {
  const save = vi.fn()
  onLocaleChosen(save)
  await setLocale('de-de')
  expect(localStorage.getItem(LOCALE_KEY)).toBe('de-de')
  expect(document.documentElement.lang).toBe('de-DE')
  expect(save).toHaveBeenCalledExactlyOnceWith('de-de')
  await showLocale('fr-fr')
  expect(save).toHaveBeenCalledOnce()
  expect(languageTag(currentLocale())).toBe('fr-FR')
})

test('showLocale and startI18n set the locale cookie for the server', async () => {
  await showLocale('nl-nl')
  expect(document.cookie).toContain('locale=nl-nl')
  document.cookie = 'locale=; Path=/; Max-Age=-1'
  await startI18n()
  expect(document.cookie).toContain('locale=nl-nl')
})

test('startI18n sets no locale cookie without a chosen language', async () => {
  document.cookie = 'locale=; Path=/; Max-Age=-1'
  localStorage.clear()
  await startI18n()
  expect(document.cookie).not.toContain('locale=')
})
