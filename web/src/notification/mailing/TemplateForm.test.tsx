// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { LOCALES, type Locale } from '@fieldfare/shared/locale.ts'
import type { TemplateText, TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { TemplateForm } from './TemplateForm.tsx'

const WORDS = { title: 'A new password', body: 'Go to {{resetUrl}}' }
const THEIRS = { title: 'Theirs', body: 'Theirs: {{resetUrl}}' }
const text = (words: typeof WORDS, version: number): TemplateText => ({
  ...words,
  version,
  changed: version > 0,
  changedAt: version > 0 ? '2026-05-01T10:00:00.000Z' : null,
})
const each = <T,>(value: T) => Object.fromEntries(LOCALES.map((locale) => [locale, value])) as Record<Locale, T>
const view = (words = WORDS, version = 0): TemplateView => ({
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  key: 'FORGOT_PASSWORD',
  params: ['name', 'resetUrl', 'minutes'],
  required: ['resetUrl'],
  texts: each(text(words, version)),
  builtIn: each(WORDS),
})
const page = (shown: TemplateView) => (
  <QueryClientProvider client={queryClient}>
    <TemplateForm view={shown} locale="en-us" />
  </QueryClientProvider>
)
const subject = () => screen.getByLabelText<HTMLInputElement>('Subject')
const save = () => fireEvent.submit(screen.getByRole('form', { name: 'Edit email template' }))

let call: ReturnType<typeof fakeServer>
let saved: Record<string, unknown>[]
/** The number of the template's version on the server. */
let version: number

beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  saved = []
  version = 0
  call = fakeServer()
  // happy-dom cannot load frames and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  call.mockImplementation(async (name, input) => {
    if (name !== 'template.save') return null
    if (input.version !== version) throw new AppError('conflict')
    saved.push(input)
    version++
    return view({ title: String(input.title), body: String(input.body) }, version)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("TemplateForm shows the field's error and sends nothing for an empty subject", () => {
  render(page(view()))
  fireEvent.change(subject(), { target: { value: ' ' } })
  save()
  expect(screen.getByText('Required field')).toBeTruthy()
  expect(saved).toEqual([])
})

test("TemplateForm shows another admin's change beside the person's own text, and overwrites it only on request", async () => {
  const { rerender } = render(page(view()))
  fireEvent.change(subject(), { target: { value: 'Mine' } })
  version = 1
  save()
  await waitFor(() => expect(call.mock.calls.filter(([name]) => name === 'template.save')).toHaveLength(1))
  await act(async () => rerender(page(view(THEIRS, 1))))
  expect(
    screen.getByText('Someone else has changed this text in the meantime. What you typed is still here.'),
  ).toBeTruthy()
  expect(screen.getByText(/Theirs: \{\{resetUrl\}\}/, { selector: 'p' })).toBeTruthy()
  expect(subject().value).toBe('Mine')
  expect(saved).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Continue with mine' }))
  save()
  await waitFor(() => expect(saved).toMatchObject([{ title: 'Mine', body: THEIRS.body, version: 1 }]))
})

test("TemplateForm remembers after a reload which version an edit began from, and offers another admin's newer text", async () => {
  render(page(view()))
  fireEvent.change(subject(), { target: { value: 'Mine' } })
  cleanup()
  render(page(view(THEIRS, 1)))
  expect(subject().value).toBe('Mine')
  expect(screen.getByRole('button', { name: 'Use their text' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Use their text' }))
  expect(subject().value).toBe('Theirs')
  expect(screen.queryByRole('alert')).toBeNull()
})
