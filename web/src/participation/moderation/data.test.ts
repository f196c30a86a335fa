import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { expect, test } from 'vitest'
import { groupReports } from './data.ts'

const report = (id: string, contentId: string) =>
  ({ id, subject: { kind: 'comment', id: contentId, parentId: 't' } }) as ReportView

test('groupReports groups the reports on the same content, at the position of the first report', () => {
  const [one, two, third] = [report('1', 'a'), report('2', 'b'), report('3', 'a')]
  expect(groupReports([one, two, third]).map(({ first, reports }) => [first.id, reports.map(({ id }) => id)])).toEqual([
    ['1', ['1', '3']],
    ['2', ['2']],
  ])
  expect(groupReports([])).toEqual([])
})
