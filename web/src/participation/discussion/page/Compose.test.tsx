// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { COMMENT_MAX } from '@fieldfare/shared/discussion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/api/queries.ts'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import '../../../kinds.ts'
import { Compose } from './Compose.tsx'
import { useCompose } from './useCompose.ts'

const call = fakeServer()
const onSent = vi.fn()
const insertedOf = (input: Record<string, unknown>) => ({ ...input, version: 1, createdAt: '2026' })

function Sample() {
  const compose = useCompose(THREAD, onSent)
  return (
    <>
      <output>{compose.pending?.text}</output>
      <button type="button" aria-label="answer" onClick={() => compose.answer({ id: QUOTED, creator: BRAM })} />
      <Compose compose={compose} />
    </>
  )
}
const THREAD = { id: crypto.randomUUID(), title: 'The path' }
const QUOTED = crypto.randomUUID()
const BRAM = { id: crypto.randomUUID(), name: 'Bram' }
const renderBox = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Sample />
    </QueryClientProvider>,
  )
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Say what you think')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = () => fireEvent.submit(box().form!)

beforeEach(() => {
  sessionStorage.clear()
  call.mockReset()
  onSent.mockReset()
  queryClient.setDefaultOptions({ mutations: { retry: false, networkMode: 'always' } })
})
afterEach(cleanup)

test('Compose shows an error and sends nothing for an empty or too long text', () => {
  renderBox()
  type('   ')
  press()
  expect(screen.getByText('Required field')).toBeTruthy()
  type('a'.repeat(COMMENT_MAX + 1))
  press()
  expect(screen.getByText(`At most ${COMMENT_MAX.toLocaleString('en-US')} characters.`)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('Compose puts a refused text back before newly typed text', async () => {
  let refuse: (error: unknown) => void = () => undefined
  call.mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  renderBox()
  type('A detour')
  press()
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(box().value).toBe('')
  type('please')
  await act(async () => refuse(new AppError('too-many')))
  expect(box().value).toBe('A detour\n\nplease')
  expect(screen.getByRole('alert').textContent).toContain('That went a bit fast.')
  expect(onSent).not.toHaveBeenCalled()
})

test('Compose keeps the text if there is no connection, and sends it under the same id on the next submit', async () => {
  call.mockRejectedValueOnce(new TypeError('no network'))
  call.mockImplementation(async (_, input) => insertedOf(input))
  renderBox()
  type('A detour')
  press()
  await waitFor(() => expect(box().value).toBe('A detour'))
  press()
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(call.mock.calls[1]?.[1]['id']).toBe(call.mock.calls[0]?.[1]['id'])
})

test('Compose ignores a second submit while the first is being sent', async () => {
  let answer: (comment: unknown) => void = () => undefined
  call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  renderBox()
  type('A detour')
  press()
  press()
  type('A detour')
  press()
  await act(async () => answer(insertedOf({ text: 'A detour' })))
  expect(call).toHaveBeenCalledOnce()
  expect(box().value).toBe('A detour')
})

test('Compose: a reload while a comment is being sent restores its text, followed by newly typed text', async () => {
  call.mockImplementation(() => new Promise(() => undefined))
  renderBox()
  type('A detour')
  press()
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe('A detour'))
  type('please')
  cleanup()
  renderBox()
  expect(box().value).toBe('A detour\n\nplease')
})

test('Compose empties the field after sending, and shows the counter from 80 % of the limit', async () => {
  call.mockImplementation(async (_, input) => insertedOf(input))
  renderBox()
  type('a'.repeat(COMMENT_MAX * 0.8))
  expect(screen.getByText(`${COMMENT_MAX * 0.8} of ${COMMENT_MAX}`)).toBeTruthy()
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(onSent).toHaveBeenCalledWith(call.mock.calls[0]?.[1]['id'], false))
  expect(box().value).toBe('')
  cleanup()
  renderBox()
  expect(box().value).toBe('')
})

test('Compose keeps a refused quote and photos over a reload, and removes the quote on request', async () => {
  const photo = { id: crypto.randomUUID(), width: 4, height: 3, alt: 'A beacon' }
  sessionStorage.setItem(`form:comment ${THREAD.id}`, JSON.stringify({ text: 'Look', photos: [photo] }))
  call.mockRejectedValueOnce(new AppError('bad-input', [{ path: ['quotedId'], key: 'quoteGone' }]))
  renderBox()
  fireEvent.click(screen.getByRole('button', { name: 'answer' }))
  expect(screen.getByText('Your answer to Bram')).toBeTruthy()
  press()
  await screen.findByText(/The comment you answer was deleted/)
  const input = { threadId: THREAD.id, text: 'Look', quotedId: QUOTED, photoIds: [photo.id], photoAlts: ['A beacon'] }
  expect(call.mock.calls[0]?.[1]).toMatchObject(input)
  cleanup()
  renderBox()
  expect(screen.getByText('Your answer to Bram')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/What photo 1 shows/).value).toBe('A beacon')
  fireEvent.click(screen.getByRole('button', { name: 'Remove the quote' }))
  expect(screen.queryByText('Your answer to Bram')).toBeNull()
})

test('Compose suggests people after @, and sends the id of a person chosen by keyboard', async () => {
  const anouk = { id: crypto.randomUUID(), name: 'Anouk Visser' }
  call.mockImplementation(async (name, input) =>
    name === 'feed.comments.mentionable' ? [anouk, BRAM] : insertedOf({ ...input, mentions: [BRAM], photos: [] }),
  )
  renderBox()
  type('Ask @')
  const list = await screen.findByRole('listbox', { name: 'People you can mention' })
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  expect(active()).toContain('Anouk Visser')
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(active()).toContain('Bram')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().value).toBe('Ask @Bram ')
  expect(screen.queryByRole('listbox')).toBeNull()
  press()
  const token = `@{${BRAM.id}}`
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('addComment', expect.objectContaining({ text: `Ask ${token}` })),
  )
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
})

test('Compose closes the suggestions on Escape and keeps the text', async () => {
  call.mockImplementation(async () => [BRAM])
  renderBox()
  type('Ask @Br')
  await screen.findByRole('listbox')
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box().value).toBe('Ask @Br')
})
