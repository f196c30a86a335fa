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
  // Parts that are still loading, and changes that are tried again, would go on within the next file.
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

/** Tells whether a change has failed and will be tried again. */
const isTriedAgain = () =>
  queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .some(({ state }) => state.failureCount > 0)

/** Leaves the page as a file of tests finds it: the files of a worker share it. */
function leavePage(): void {
  document.body.replaceChildren()
  document.head.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
}
