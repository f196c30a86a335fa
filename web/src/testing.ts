import { en } from '@fieldfare/shared/messages/en.ts'
import { afterAll, vi } from 'vitest'
import { queryClient } from './platform/api/queries.ts'
import { resetStatus } from './platform/shell/states/status.ts'
import { putTexts } from './platform/i18n/translation.ts'

const DEFAULTS = queryClient.getDefaultOptions()

// Components show their English texts.
putTexts('en-us', en)

afterAll(async () => {
  vi.useRealTimers()
  // Imports that are still loading, and mutations that are retried, would otherwise continue in the next test file.
  await vi.dynamicImportSettled()
  await vi.waitUntil(() => !isTriedAgain(), 10_000)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
  resetStatus()
  queryClient.setDefaultOptions(DEFAULTS)
  if (typeof localStorage !== 'undefined') localStorage.clear()
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear()
  if (typeof document !== 'undefined') leavePage()
})

/** Tells whether a mutation has failed and will be retried. */
const isTriedAgain = () =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ state }) => state.failureCount > 0)

/** Resets the document to its initial state, since all test files of a worker share it. */
function leavePage(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
}
