import { afterAll, vi } from 'vitest'
import { queryClient } from './api/queries.ts'

const DEFAULTS = queryClient.getDefaultOptions()

// Mantine's autosizing text area waits for `document.fonts`, which happy-dom lacks.
if (typeof document !== 'undefined' && !('fonts' in document))
  Object.defineProperty(document, 'fonts', { value: new EventTarget() })

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  queryClient.clear()
  queryClient.setDefaultOptions(DEFAULTS)
  if (typeof localStorage !== 'undefined') localStorage.clear()
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear()
})
