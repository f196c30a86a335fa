// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findCached } from '../platform/api/cache.ts'
import { queryClient } from '../platform/api/queries.ts'
import { fakeServer } from '../platform/api/fakeServer.ts'
import '../kinds.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { listKey } from './contentCache.ts'

const call = fakeServer()
const listKeyOfThread = [...listKey('comment', 't'), 'first']
const comment = { id: 'c', threadId: 't', mine: { vote: 0, reported: false } } as CommentView

const renderDialog = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ReportDialog open onClose={() => undefined} content={{ kind: 'comment', id: 'c', parentId: 't' }} />
    </QueryClientProvider>,
  )
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reason')
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }))

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
  queryClient.clear()
  queryClient.setQueryData(listKeyOfThread, {
    pages: [{ items: [comment], next: null, previous: null }],
    pageParams: [{}],
  })
})
afterEach(cleanup)

test("ReportDialog, submitted without a reason, shows the field's error and sends nothing", async () => {
  renderDialog()
  send()
  expect(await screen.findByText('Required field')).toBeDefined()
  expect(call).not.toHaveBeenCalled()
})

test('ReportDialog keeps the reason after a failed report and after it is closed and reopened', async () => {
  call.mockRejectedValue(new AppError('not-found'))
  const { unmount } = renderDialog()
  fireEvent.change(field(), { target: { value: 'Unkind' } })
  send()
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(field().value).toBe('Unkind')
  unmount()
  renderDialog()
  expect(field().value).toBe('Unkind')
})

test('ReportDialog thanks the reader for a sent report and marks the cached comment as reported', async () => {
  call.mockResolvedValue({ reported: true })
  renderDialog()
  fireEvent.change(field(), { target: { value: ' Unkind ' } })
  send()
  expect(await screen.findByRole('heading', { name: 'Thank you for your report' })).toBeDefined()
  expect(call).toHaveBeenCalledWith('reportComment', { commentId: 'c', threadId: 't', reason: ' Unkind ' })
  await waitFor(() =>
    expect(findCached<CommentView>(queryClient.getQueryData(listKeyOfThread), 'c')?.mine?.reported).toBe(true),
  )
})
