import { en } from '@fieldfare/shared/messages/en.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterAll, vi } from 'vitest'
import { queryClient } from './platform/api/queries.ts'
import { resetStatus } from './platform/shell/states/status.ts'
import { LOOKUP } from './platform/i18n/i18n.ts'

const DEFAULTS = queryClient.getDefaultOptions()

// Components show their English texts.
await i18next.use(initReactI18next).init({ ...LOOKUP, lng: 'en-us', resources: { 'en-us': { translation: en } } })

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  queryClient.clear()
  resetStatus()
  queryClient.setDefaultOptions(DEFAULTS)
  if (typeof localStorage !== 'undefined') localStorage.clear()
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear()
})
