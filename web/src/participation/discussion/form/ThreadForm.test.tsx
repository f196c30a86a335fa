// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useForm } from '../../../platform/form/useForm.ts'
import { ThreadForm } from './ThreadForm.tsx'
import { threadForm, threadInput, threadIssues, threadValues } from './threadValues.ts'

const send = vi.fn<(input: unknown) => Promise<void>>()
const communityId = crypto.randomUUID()
const photo = { id: crypto.randomUUID(), width: 4, height: 3 }

function Sample() {
  const form = useForm({
    ...threadForm,
    base: threadValues(),
    check: (values) => threadIssues(values, { communityId }),
    send: (values) => send(threadInput(values)),
    savedAs: 'sample',
  })
  return <ThreadForm form={form} community={undefined} label="New" submit="Start the discussion" />
}
const renderForm = () => render(<Sample />)
const title = () => screen.getByLabelText<HTMLInputElement>('What is it about?')
const press = () => fireEvent.submit(screen.getByRole('form', { name: 'New' }))

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset()
})
afterEach(cleanup)

test("ThreadForm, sent without a title, shows the title's error, focuses the title and sends nothing", async () => {
  renderForm()
  press()
  expect(screen.getByText('Required field')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(title()))
  expect(send).not.toHaveBeenCalled()
})

test('ThreadForm shows the text of a refusal, and keeps text and photos over a reload', async () => {
  send.mockRejectedValue(new AppError('not-subscribed'))
  sessionStorage.setItem('form:sample', JSON.stringify({ photos: [photo] }))
  renderForm()
  fireEvent.change(title(), { target: { value: 'Boardwalk or a detour?' } })
  press()
  await screen.findByText('Join this community first to take part.')
  expect(send).toHaveBeenCalledWith({
    title: 'Boardwalk or a detour?',
    description: '',
    photoIds: [photo.id],
    place: null,
  })
  cleanup()
  renderForm()
  expect(title().value).toBe('Boardwalk or a detour?')
  expect(document.querySelector('img')?.src).toContain(photo.id)
})
