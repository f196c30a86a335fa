// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { NoAnswerError } from '../i18n/failure.ts'

const fetched = vi.fn<typeof fetch>(async () => new Response('{}'))

/** Imports the module anew, as on a page that was just opened: the module counts the errors that it sent. */
const opened = () => {
  vi.resetModules()
  return import('./log.ts')
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  fetched.mockClear()
})

test.each([new NoAnswerError('network'), new NoAnswerError('intercepted'), new AppError('unavailable')])(
  'logError does not report a failed connection to the server as an error: %s',
  async (error) => {
    const { errorsHere, logError } = await opened()
    logError(error)
    logError(new Error('of a call', { cause: error }))
    expect(fetched).not.toHaveBeenCalled()
    expect(errorsHere()).toEqual([])
  },
)

test("logError sends an error of the app's own code once, with the first part of the page's path", async () => {
  const { errorsHere, logError } = await opened()
  window.history.replaceState(null, '', '/area/5b1f')
  const error = new TypeError('no such field')
  logError(error)
  logError(error)
  expect(fetched).toHaveBeenCalledOnce()
  expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toMatchObject({
    message: 'no such field',
    page: '/area',
  })
  expect(errorsHere()).toMatchObject([{ message: 'no such field' }])
})
