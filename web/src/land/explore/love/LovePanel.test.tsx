// @vitest-environment happy-dom
import type { LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/api/queries.ts'
import type { LoveChoice } from './loveChoice.ts'
import { LovePanel } from './LovePanel.tsx'
import { loveFacts } from './data.ts'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const texts = en.loveMap
const COUNTED: LoveMapFacts = { asOf: '2026-11-16T03:10:00.000Z', from: 2024, to: 2026 }

function show(facts: LoveMapFacts, choice: LoveChoice = { level: 'all', year: null }) {
  queryClient.setQueryData(loveFacts.key(), facts)
  const onChoice = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <LovePanel map={null} choice={choice} onChoice={onChoice} />
    </QueryClientProvider>,
  )
  return onChoice
}

test.each<LoveMapFacts>([
  { asOf: null, from: null, to: null },
  { asOf: '2026-11-16T03:10:00.000Z', from: null, to: 2026 },
])('LovePanel shows an explanation if no area is counted: %j', (facts) => {
  show(facts)
  expect(screen.getByText(texts.noneTitle)).toBeTruthy()
})

test('LovePanel calls onChoice with the level chosen by its name, and says which areas are not counted', () => {
  const onChoice = show(COUNTED)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.all }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: en.area.level.country }))
  expect(onChoice).toHaveBeenCalledWith({ level: 'country', year: null })
  expect(screen.getByText(/fewer than 5 people drew are left out/)).toBeTruthy()
})
