// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/fakeServer.ts'

const call = fakeServer()
const PERSON = { id: 'ada', locale: 'en-us' } as Me
const saved = () => call.mock.calls.flatMap(([path, input]) => (path === 'user.update' ? [input] : []))

// Modules are loaded anew, as after a reload.
async function start(me: Me | null = PERSON) {
  vi.resetModules()
  const [locale, { setLocale, startI18n }, { loadMe }] = await Promise.all([
    import('./locale.ts'),
    import('../i18n/i18n.ts'),
    import('./me.ts'),
  ])
  await startI18n()
  locale.keepLocaleOnAccount()
  call.mockImplementation((path) => Promise.resolve(path === 'account.me' ? me : PERSON))
  await loadMe()
  return { ...locale, setLocale }
}

beforeEach(() => {
  localStorage.clear()
  call.mockReset()
})

test('keepLocaleOnAccount: a chosen language that could not be saved is saved at the next start, and only once', async () => {
  const { setLocale } = await start()
  call.mockRejectedValue(new TypeError('no connection'))
  await setLocale('nl-nl')
  await vi.waitFor(() => expect(saved()).toHaveLength(1))

  call.mockReset()
  await start()
  await vi.waitFor(() => expect(saved()).toEqual([{ profile: { locale: 'nl-nl' } }]))

  call.mockReset()
  await start({ ...PERSON, locale: 'nl-nl' })
  await start()
  expect(saved()).toEqual([])
})

test("keepLocaleOnAccount does not save one person's choice of language on the next person's account", async () => {
  const { setLocale, settleLocale } = await start()
  call.mockRejectedValue(new TypeError('no connection'))
  await setLocale('nl-nl')
  await settleLocale({ ...PERSON, id: 'eve' })
  call.mockReset()
  await start({ ...PERSON, id: 'eve' })
  expect(saved()).toEqual([])
})
