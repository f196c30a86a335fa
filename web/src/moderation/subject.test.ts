import type { ReportView } from '@fieldfare/shared/moderation.ts'
import { expect, test } from 'vitest'
import { byThing, placeOf } from './subject.ts'

const report = (id: string, commentId: string) =>
  ({ id, subject: { kind: 'comment', commentId, threadId: 't' } }) as ReportView

test('reports of one thing stand together, where the first of them stood', () => {
  const [one, two, again] = [report('1', 'a'), report('2', 'b'), report('3', 'a')]
  expect(byThing([one, two, again]).map(({ first, reports }) => [first.id, reports.map(({ id }) => id)])).toEqual([
    ['1', ['1', '3']],
    ['2', ['2']],
  ])
  expect(byThing([])).toEqual([])
})

test('a link leads to the very comment, or the very treasure', () => {
  expect(placeOf({ kind: 'comment', commentId: 'c', threadId: 't' }, 'x')).toEqual({
    to: '/post/t',
    search: { comment: 'c' },
  })
  expect(placeOf({ kind: 'treasure', treasureId: 'd' }, 'x')).toEqual({
    to: '/community/x',
    search: { tab: 'treasures', treasure: 'd' },
  })
})
