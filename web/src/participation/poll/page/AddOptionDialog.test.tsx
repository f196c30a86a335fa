// @vitest-environment happy-dom
import type { CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { polygon, square } from '@fieldfare/shared/geo/testShapes.ts'
import type { PollView } from '@fieldfare/shared/poll.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { saveForm } from '../../../platform/form/savedForm.ts'
import '../../../kinds.ts'
import { topToast } from '../../../platform/ui/overlay/toasts.ts'
import { AddOptionDialog } from './AddOptionDialog.tsx'

const call = fakeServer()
const community = { id: 'c', title: 'Dunes', bbox: [5, 53, 6, 54], geometry: polygon(square(5, 53)) } as CommunityView
const pollId = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const poll = { id: pollId, communityId: 'c', title: 'Bench?', options: [] as object[], version: 1 } as PollView
const place = polygon(square(5, 53, 0.01))
const drawing = { ring: square(5, 53).slice(0, 2), closed: false }
const saved = `poll option ${pollId}`

function Dialog() {
  const [open, setOpen] = useState(true)
  return (
    <QueryClientProvider client={queryClient}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AddOptionDialog open={open} onClose={() => setOpen(false)} poll={poll} community={community} />
    </QueryClientProvider>
  )
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })))
const field = () => screen.getByRole('textbox', { name: 'New option', hidden: true }) as HTMLInputElement
const inputs = () => call.mock.calls.flatMap(([name, input]) => (name === 'addOption' ? [input as { id: string }] : []))

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
})
afterEach(cleanup)

test('AddOptionDialog shows an error for an unfinished drawing, and sends the option once the drawing is removed', async () => {
  saveForm(saved, { value: 'The dune', drawing })
  call.mockResolvedValue(poll)
  render(<Dialog />)
  await press('Add option')
  expect(screen.getByText('This shape isn’t finished. Continue drawing, or remove it.')).toBeTruthy()
  await press('Remove the drawing of option 1')
  await press('Add option')
  await waitFor(() => expect(inputs()).toMatchObject([{ pollId, value: 'The dune', place: null }]))
  await waitFor(() => expect(topToast()?.text).toBe('“The dune” was added.'))
})

test('AddOptionDialog keeps text and shape after a failed call and a reload, and sends both again under the same id', async () => {
  saveForm(saved, { value: 'The dune', place })
  call.mockRejectedValue(new AppError('unavailable'))
  const { unmount } = render(<Dialog />)
  await press('Add option')
  await waitFor(() => expect(inputs()).toHaveLength(1))
  unmount()
  call.mockResolvedValue(poll)
  render(<Dialog />)
  expect(field().value).toBe('The dune')
  await press('Add option')
  await waitFor(() => expect(inputs()).toHaveLength(2))
  expect(inputs()[1]).toEqual(inputs()[0])
  expect(inputs()[1]).toMatchObject({ place })
  await press('Open')
  expect(field().value).toBe('')
})

test('AddOptionDialog drops the text on Cancel', async () => {
  saveForm(saved, { value: 'The dune', place })
  render(<Dialog />)
  await press('Cancel')
  await press('Open')
  expect(field().value).toBe('')
})
