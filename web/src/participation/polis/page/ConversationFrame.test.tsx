// @vitest-environment happy-dom
import type { PolisView } from '@fieldfare/shared/polis.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { ConversationFrame } from './ConversationFrame.tsx'

const call = fakeServer()
const ADDRESS = 'https://pol.is/4abc?ucv=true'

async function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <ConversationFrame conversation={{ id: 'p', title: 'Dogs' } as PolisView} member />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
}
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Conversation: Dogs')
const openFrame = () => fireEvent.click(screen.getByRole('button', { name: 'Show the conversation' }))
/** Sends a message from a window other than the frame. */
const say = (origin: string) =>
  act(
    async () =>
      void window.dispatchEvent(new MessageEvent('message', { data: { name: 'resize', height: 950 }, origin })),
  )

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  call.mockReset()
  call.mockImplementation(async () => ({ address: ADDRESS, votes: true }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('ConversationFrame shows a note if the server knows no polis site', async () => {
  call.mockImplementation(async () => null)
  await show()
  expect(screen.getByText(/isn’t connected to a polis site/)).toBeTruthy()
})

test('ConversationFrame loads the polis site only on request, below a note about privacy', async () => {
  await show()
  expect(frame()).toBeNull()
  expect(screen.getByText(/pol\.is sees your internet address and may set cookies/)).toBeTruthy()
  expect(screen.getByText(/under a pseudonym/)).toBeTruthy()
  openFrame()
  expect(frame()?.getAttribute('src')).toBe(`${ADDRESS}&ui_lang=en`)
})

test('ConversationFrame shows a retry button and a link if the polis site does not answer, and ignores messages from other windows', async () => {
  await show()
  openFrame()
  await say('https://evil.example')
  await say('https://pol.is')
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(screen.getByText(/pol\.is isn’t answering/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open on pol.is' }).getAttribute('href')).toBe(`${ADDRESS}&ui_lang=en`)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Waiting for pol.is')).toBeTruthy()
})
