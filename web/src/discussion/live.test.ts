import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import { beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../api/queries.ts'
import { discussionEvents } from './live.ts'

const thread = (id: string, part: Partial<ThreadView> = {}) =>
  ({ id, communityId: 'c', title: id, comments: 0, version: 1, createdAt: `2026-11-0${id}`, ...part }) as ThreadView
const comment = (id: string, part: Partial<CommentView> = {}) =>
  ({
    id,
    threadId: 't',
    text: id,
    up: 0,
    version: 1,
    createdAt: `2026-11-0${id}`,
    mine: { vote: 1, reported: false },
    ...part,
  }) as CommentView

const threadPages = [...keys.threads('c'), 'pages']
const commentPages = [...keys.comments('t'), 'first']
const show = (key: readonly unknown[], items: unknown[], next: string | null = null) =>
  queryClient.setQueryData(key, { pages: [{ items, next, previous: null }], pageParams: [{}] })
const shown = (key: readonly unknown[]) =>
  (queryClient.getQueryData(key) as { pages: { items: (CommentView & ThreadView)[] }[] }).pages.flatMap(
    ({ items }) => items,
  )
const told = (view: CommentView, version = view.version) => {
  const { mine: _, ...seen } = view
  discussionEvents['comment.changed']({ id: view.id, threadId: 't', version, view: seen })
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(keys.me, { id: 'me' })
})

test('an older view never replaces a newer', () => {
  show(commentPages, [comment('1', { version: 3, text: 'new' })])
  told(comment('1', { version: 2, text: 'old' }))
  expect(shown(commentPages)[0]?.text).toBe('new')
})

test('what nobody has read up to is not shown out of place', () => {
  show(commentPages, [comment('1')], 'cursor')
  told(comment('2'))
  expect(shown(commentPages).map(({ id }) => id)).toEqual(['1'])
})

test('a comment is changed in place, and what only the reader sees of it stays', () => {
  show(commentPages, [comment('1'), comment('2')])
  told(comment('1', { version: 2, text: '', removed: { at: 'now', by: 'moderator', reason: 'unkind' } }))
  expect(shown(commentPages)).toMatchObject([
    { text: '', removed: { reason: 'unkind' }, mine: { vote: 1 } },
    { text: '2' },
  ])
})

test('a new comment stands at the end, once, without a vote of the reader', () => {
  show(commentPages, [comment('1')])
  told(comment('2'))
  told(comment('2'))
  expect(shown(commentPages)).toMatchObject([{ id: '1' }, { id: '2', mine: { vote: 0 } }])
  queryClient.setQueryData(keys.me, null)
  told(comment('3'))
  expect(shown(commentPages).at(-1)?.mine).toBeNull()
})

test('a discussion is counted on, taken away and brought back wherever it is listed', () => {
  show(threadPages, [thread('3'), thread('2')])
  queryClient.setQueryData(keys.thread('2'), thread('2'))
  const tell = (id: string, version: number, view: ThreadView | null) =>
    discussionEvents['thread.changed']({ id, communityId: 'c', version, view })
  tell('2', 2, thread('2', { version: 2, comments: 5 }))
  expect(shown(threadPages)[1]?.comments).toBe(5)
  expect(queryClient.getQueryData<ThreadView>(keys.thread('2'))?.comments).toBe(5)
  tell('2', 3, null)
  expect(shown(threadPages).map(({ id }) => id)).toEqual(['3'])
  expect(queryClient.getQueryState(keys.thread('2'))?.isInvalidated).toBe(true)
  tell('2', 4, thread('2', { version: 4 }))
  tell('4', 1, thread('4'))
  expect(shown(threadPages).map(({ id }) => id)).toEqual(['4', '3', '2'])
})
