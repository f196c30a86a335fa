import type { NoticeView } from '@fieldfare/shared/notice.ts'
import { expect, test } from 'vitest'
import { withRead } from './data.ts'

const notice = (id: string): NoticeView => ({
  id,
  kind: 'medal.granted',
  data: { medal: 'FIRST_AREA' },
  createdAt: '2026-11-12T10:00:00.000Z',
  read: false,
})
const notices = { pages: [{ items: [notice('a'), notice('b')], next: null }], pageParams: [undefined] }
const readFlags = ({ pages }: ReturnType<typeof withRead>) =>
  pages.flatMap(({ items }) => items.map((each) => each.read))

test('withRead changes nothing for an unknown notice', () => {
  expect(readFlags(withRead(notices, 'c'))).toEqual([false, false])
})

test('withRead marks one notice or all as read', () => {
  expect(readFlags(withRead(notices, 'b'))).toEqual([false, true])
  expect(readFlags(withRead(notices, undefined))).toEqual([true, true])
})
