// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { HomePage } from './HomePage.tsx'

const Nothing = vi.hoisted(() => () => null)
vi.mock('../../content/announcement/Advert.tsx', () => ({ Advert: Nothing }))
vi.mock('../../research/survey/SurveyStrip.tsx', () => ({ SurveyStrip: Nothing }))
vi.mock('./Communities.tsx', () => ({ Communities: Nothing }))
vi.mock('./NearStories.tsx', () => ({ NearStories: Nothing }))
vi.mock('./NextStep.tsx', () => ({ NextStep: Nothing }))
vi.mock('./PlaceStrip.tsx', () => ({ PlaceStrip: Nothing }))
vi.mock('./UnreadNotices.tsx', () => ({ UnreadNotices: Nothing }))

const call = fakeServer()
const ME = { id: 'me', name: 'Marijke de Vries', score: 0, medals: [], areaCount: 2, subs: [], verified: true }

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(cleanup)

test("HomePage shows 'Try again' when the questions to answer cannot be loaded, until a retry succeeds", async () => {
  let fails = true
  call.mockImplementation(async (name) => {
    if (name === 'account.me') return ME
    if (fails) throw new AppError('general')
    return { items: [], count: 0, news: [], stories: [] }
  })
  render(
    <QueryClientProvider client={queryClient}>
      <HomePage />
    </QueryClientProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
})
