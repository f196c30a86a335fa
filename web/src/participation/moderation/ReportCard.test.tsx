// @vitest-environment happy-dom
import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { ReportCard } from './ReportCard.tsx'

const subject = { kind: 'comment' as const, id: 'c', parentId: 't' }
const report = (id: string, text: string, changed: boolean): ReportView => ({
  id,
  communityId: 'x',
  communityTitle: 'Dunes of Texel',
  subject,
  text,
  changed,
  author: { id: 'a', name: 'Hidde' },
  saidAt: '2026-05-01T10:00:00.000Z',
  reporter: { id: `r${id}`, name: 'Anna' },
  reason: 'Unkind to others',
  createdAt: '2026-05-01T11:00:00.000Z',
  decidable: true,
})
const renderCard = (...reports: [ReportView, ...ReportView[]]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <ReportCard group={{ content: subject, first: reports[0], reports }} inPlace />
    </QueryClientProvider>,
  )
const changed = 'Shown as it was reported. It has been edited since.'

afterEach(cleanup)

test('ReportCard below the content does not repeat a reported text that is unchanged', () => {
  renderCard(report('1', 'What a lovely place', false))
  expect(screen.queryByText('What a lovely place')).toBeNull()
  expect(screen.queryByText(changed)).toBeNull()
})

test('ReportCard quotes each reported text that was edited after the report, and equal texts only once', () => {
  renderCard(
    report('1', 'What a lovely place', false),
    report('2', 'Leave your sofa.', true),
    report('3', 'Leave your sofa.', true),
  )
  expect(screen.getAllByText('Leave your sofa.')).toHaveLength(1)
  expect(screen.queryByText('What a lovely place')).toBeNull()
  expect(screen.getByText(changed)).toBeTruthy()
})

test("ReportCard shows an explanation and no buttons for a report on the reader's own content", () => {
  renderCard({ ...report('1', 'My plan', false), decidable: false })
  expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete with a reason' })).toBeNull()
  expect(screen.getByText(/This is about what you wrote/)).toBeTruthy()
})
