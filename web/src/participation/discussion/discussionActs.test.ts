// @vitest-environment happy-dom
import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findContent, listKey, patchContent } from '../../content/contentCache.ts'
import '../../kinds.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { commentDeleteAct, commentEditAct } from './discussionActs.ts'

const AT = '2026-05-04T10:00:00.000Z'
const before = {
  id: 'c',
  threadId: 't',
  text: 'By the old brook',
  mentions: [],
  photos: [],
  quote: null,
  editedAt: null,
  deleted: null,
  version: 3,
} as unknown as CommentView
const edit = (text: string, from = before) => ({ before: from, edited: { text, people: [], photos: [] }, at: AT })
const deletion = { ref: { kind: 'comment', id: 'c', parentId: 't', communityId: 'l' } as const, before, at: AT }
const shown = () => findContent<CommentView>('comment', 'c')
const isStale = () => queryClient.getQueryState(listKey('comment', 't'))?.isInvalidated

beforeEach(() => {
  queryClient.setQueryData(listKey('comment', 't'), { pages: [{ items: [before] }], pageParams: [null] })
})
afterEach(() => queryClient.clear())

test('commentEditAct.show: the new text shows at once, and the old text again after the edit is taken back', () => {
  const takeBack = commentEditAct.show?.(edit('By the new brook'))
  expect(shown()).toMatchObject({ text: 'By the new brook', editedAt: AT })
  takeBack?.()
  expect(shown()).toEqual(before)
})

test('commentEditAct.join: two edits before sending become one, which keeps the comment from before the first edit', () => {
  commentEditAct.show?.(edit('By the new brook'))
  const once = shown() as CommentView
  const joined = commentEditAct.join?.(edit('By the new brook'), edit('By the bridge', once))
  expect(joined).toEqual(edit('By the bridge'))
})

test('commentEditAct.show: taking back an edit after a newer version arrived invalidates the cached comments', () => {
  const takeBack = commentEditAct.show?.(edit('By the new brook'))
  patchContent<CommentView>('comment', 'c', (one) => ({ ...one, version: 4 }))
  takeBack?.()
  expect(isStale()).toBe(true)
})

test('commentEditAct.reopen saves the edited text in the edit form, and returns the path of the discussion', async () => {
  expect(await commentEditAct.reopen?.(edit('By the new brook'))).toBe('/post/t')
  expect(sessionStorage.getItem('form:comment edit c')).toContain('By the new brook')
})

test('commentDeleteAct.show: the comment shows as deleted at once, and as before after the deletion is taken back', () => {
  const takeBack = commentDeleteAct.show?.(deletion)
  expect(shown()).toMatchObject({ text: '', deleted: { at: AT, by: 'creator', reason: '' } })
  takeBack?.()
  expect(shown()).toEqual(before)
})
