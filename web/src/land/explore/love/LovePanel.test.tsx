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
])('LovePanel shows an explanation and no slider if no area is counted: %j', (facts) => {
  show(facts)
  expect(screen.getByText(texts.noneTitle)).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
})

test('LovePanel disables the slider if there is only one year', () => {
  show({ ...COUNTED, from: 2026 })
  expect(screen.getByRole<HTMLInputElement>('slider').disabled).toBe(true)
})

test('LovePanel covers all years with its slider, and its end means up to now', () => {
  const onChoice = show(COUNTED, { level: 'world', year: 2025 })
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: texts.until })
  expect([slider.min, slider.max, slider.value, slider.getAttribute('aria-valuetext')]).toEqual([
    '2024',
    '2026',
    '2025',
    '2025',
  ])
  fireEvent.change(slider, { target: { value: '2024' } })
  expect(onChoice).toHaveBeenLastCalledWith({ level: 'world', year: 2024 })
  fireEvent.change(slider, { target: { value: '2026' } })
  expect(onChoice).toHaveBeenLastCalledWith({ level: 'world', year: null })
})

test("LovePanel shows the nearest year for a year outside the map's range", () => {
  show(COUNTED, { level: 'all', year: 2001 })
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('2024')
})

test('LovePanel selects a level by its name and says which areas are left out', () => {
  const onChoice = show(COUNTED)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.all }).checked).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: en.area.level.country }))
  expect(onChoice).toHaveBeenCalledWith({ level: 'country', year: null })
  expect(screen.getByText(/fewer than 5 people drew are left out/)).toBeTruthy()
})
