// @vitest-environment happy-dom
import type { LoveMapFacts } from '@fieldfare/shared/loveMap.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/api/queries.ts'
import type { LoveChoice } from './loveChoice.ts'
import { LoveBar } from './LoveBar.tsx'
import { loveFacts } from './data.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  queryClient.clear()
})

const texts = en.loveMap
const COUNTED: LoveMapFacts = { asOf: '2026-11-16T03:10:00.000Z', from: 2024, to: 2026 }

function show(facts: LoveMapFacts, choice: LoveChoice = { level: 'all', year: null }) {
  queryClient.setQueryData(loveFacts.key(), facts)
  const onChoice = vi.fn()
  render(
    <QueryClientProvider client={queryClient}>
      <LoveBar map={null} choice={choice} onChoice={onChoice} />
    </QueryClientProvider>,
  )
  return onChoice
}

test.each<LoveMapFacts>([
  { asOf: null, from: null, to: null },
  { asOf: '2026-11-16T03:10:00.000Z', from: null, to: 2026 },
])('LoveBar shows neither a legend nor years if no area is counted: %j', (facts) => {
  show(facts)
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByText(texts.scale)).toBeNull()
})

test('LoveBar shows the legend and the year, and no slider, if there is only one year', () => {
  show({ ...COUNTED, from: 2026 })
  expect(screen.getByText(texts.scale)).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('button', { name: texts.play })).toBeNull()
})

test('LoveBar: the slider covers all years, and its end means up to now (year null)', () => {
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

test("LoveBar shows the nearest year of the love map if the chosen year is outside the map's range", () => {
  show(COUNTED, { level: 'all', year: 2001 })
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('2024')
})

test('LoveBar plays the years one at a time from the first to now, and then stops', () => {
  vi.useFakeTimers()
  const choices: LoveChoice[] = []
  function Playing() {
    const [choice, setChoice] = useState<LoveChoice>({ level: 'all', year: null })
    choices.push(choice)
    return <LoveBar map={null} choice={choice} onChoice={setChoice} />
  }
  queryClient.setQueryData(loveFacts.key(), COUNTED)
  render(
    <QueryClientProvider client={queryClient}>
      <Playing />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: texts.play }))
  expect(screen.getByRole('button', { name: texts.pause })).toBeTruthy()
  for (let step = 0; step < 4; step++) act(() => void vi.advanceTimersByTime(900))
  const years = choices.map(({ year }) => year)
  expect(years.filter((year, i) => i === 0 || year !== years[i - 1])).toEqual([null, 2024, 2025, null])
  expect(screen.getByRole('button', { name: texts.play })).toBeTruthy()
})
