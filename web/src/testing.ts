import { en } from '@fieldfare/shared/messages/en.ts'
import { afterAll, vi } from 'vitest'
import { queryClient } from './platform/api/queries.ts'
import { resetStatus } from './platform/shell/states/status.ts'
import { putTexts } from './platform/i18n/translation.ts'

const DEFAULTS = queryClient.getDefaultOptions()

// Components show their English texts.
putTexts('en-us', en)

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
