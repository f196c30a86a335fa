// @vitest-environment happy-dom
import type { OpinionMapView, OpinionView } from '@fieldfare/shared/opinion.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import '../../../kinds.ts'
import { OpinionMap } from './OpinionMap.tsx'

const call = fakeServer()
const empty: OpinionMapView = {
  madeAt: null,
  voters: 0,
  placed: 0,
  votesNeeded: 7,
  groups: [],
  ungrouped: 0,
  shared: [],
  mine: null,
}
const group = (id: number, x: number) => ({
  id,
  people: 6,
  x,
  y: 0,
  spread: 1,
  typical: [{ viewpointId: 'v', text: 'Dogs on a lead', agrees: id === 0, share: 0.9, othersShare: 0.1 }],
})
const show = (map: Partial<OpinionMapView>, votes: number | null = null) => {
  call.mockResolvedValue({ ...empty, ...map })
  const opinion = {
    id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    endedAt: null,
    mine: votes === null ? null : { reported: false, votes },
  } as OpinionView
  render(
    <QueryClientProvider client={queryClient}>
      <OpinionMap opinion={opinion} />
    </QueryClientProvider>,
  )
}

beforeEach(() => queryClient.clear())
afterEach(cleanup)

test('OpinionMap: with fewer than seven people on the map, a text shows instead of the drawing', async () => {
  show({}, 3)
  await screen.findByText(/^The map appears once 7 people have each voted on 7 statements\. Nobody has yet\.$/)
  expect(screen.getByText('Vote on 4 more statements to be on the map.')).toBeTruthy()
  cleanup()
  queryClient.clear()
  show({ placed: 6 })
  await screen.findByText(/Now 6 have\.$/)
  expect(screen.queryByRole('img')).toBeNull()
})

test("OpinionMap: a text beside the drawing names the groups, their people and typical viewpoints, and the reader's group", async () => {
  show({
    placed: 14,
    groups: [group(0, -2), group(1, 2)],
    ungrouped: 2,
    shared: [{ viewpointId: 's', text: 'More signs', agrees: true, share: 0.8 }],
    mine: { x: 2, y: 0, group: 1 },
  })
  await screen.findByRole('img', { name: 'Map with 2 groups of people who vote alike' })
  expect(screen.getByText('You are in group B.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Group A 6 people' })).toBeTruthy()
  expect(screen.getByText('Agrees: “Dogs on a lead”')).toBeTruthy()
  expect(screen.getByText('Disagrees: “Dogs on a lead”')).toBeTruthy()
  expect(screen.getByText('2 people are in groups that are too small to be shown.')).toBeTruthy()
  expect(screen.getByText('80% agree: “More signs”')).toBeTruthy()
})
