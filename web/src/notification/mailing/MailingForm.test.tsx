// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { MailingForm } from './MailingForm.tsx'

let sentInputs: Record<string, unknown>[]
/** The error with which the server refuses a mailing; null if it accepts. */
let refusal: AppError | null

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const write = (language: string, title: string, body: string) => {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${language}`) }))
  fireEvent.change(subject(), { target: { value: title } })
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: body } })
}
const show = async () => {
  const page = createRootRoute({ component: MailingForm })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createRouter({ routeTree: page, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  )
  return screen.findByRole('button', { name: 'Send to 3 people' })
}

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  sentInputs = []
  refusal = null
  fakeServer().mockImplementation(async (name, { data }) => {
    if (name === 'mailing.count')
      return { count: 3, redirectedTo: null, testTo: '', listed: 0, unknown: 0, unwilling: 0, bad: 0, badShown: [] }
    if (name !== 'mailer') return null
    const fields = data as Record<string, unknown>
    if (!fields.testEmail && refusal) throw refusal
    sentInputs.push(fields)
    return { status: 200, sent: true, to: 'me@example.org', message: '' }
  })
  queryClient.setQueryData(keys.me, { id: 'm', email: 'me@example.org', subs: [] })
  // happy-dom cannot load frames and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('MailingForm, on sending an incomplete text, shows the language of this text and sends nothing', async () => {
  const send = await show()
  write('English', 'Geese', 'They came.')
  write('German', 'Gänse', '')
  fireEvent.click(screen.getByRole('radio', { name: /^English/ }))
  fireEvent.click(send)
  expect(subject().value).toBe('Gänse')
  expect(screen.getByText('Required field')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sentInputs).toEqual([])
})

test('MailingForm sends a test mail in the shown language if it has a text, and shows the text that the server refuses', async () => {
  const send = await show()
  write('English', 'Geese', 'They came.')
  write('Dutch', 'Ganzen', '<script>Ze zijn er.</script>')
  fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() =>
    expect(sentInputs).toMatchObject([{ testEmail: 'me@example.org', title: 'Ganzen', locale: 'nl-nl' }]),
  )
  fireEvent.click(screen.getByRole('radio', { name: /^French/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Send a test to me' }))
  await waitFor(() => expect(sentInputs).toMatchObject([{}, { title: 'Geese', locale: 'en-us' }]))

  refusal = new AppError('bad-input', [
    { path: ['data', 'texts', 'nl-nl', 'body'], key: 'templateTag', params: { name: 'script' } },
  ])
  fireEvent.click(send)
  fireEvent.change(await screen.findByLabelText('Type 3 to confirm'), { target: { value: '3' } })
  fireEvent.submit(screen.getByRole('form'))
  expect(await screen.findByText('script can’t be part of an email.')).toBeTruthy()
  expect(subject().value).toBe('Ganzen')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('<script>Ze zijn er.</script>')
  expect(sentInputs).toHaveLength(2)
})
