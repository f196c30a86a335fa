// @vitest-environment happy-dom
import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import type { TreasureView } from '@fieldfare/shared/treasure.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keys, queryClient } from '../platform/api/queries.ts'
import '../kinds.ts'
import { contentEvents, listKey, oneKey, patchOptimistically } from './contentCache.ts'
import { communities } from './membership/community.ts'

const event = contentEvents['content.changed']
const show = (key: readonly unknown[], items: unknown[], next: string | null = null) =>
  queryClient.setQueryData(key, { pages: [{ items, next, previous: null }], pageParams: [{}] })
const cached = <V>(key: readonly unknown[]) =>
  (queryClient.getQueryData(key) as { pages: { items: V[] }[] }).pages.flatMap(({ items }) => items)
const invalidate = vi.spyOn(queryClient, 'invalidateQueries')

beforeEach(() => {
  queryClient.clear()
  invalidate.mockClear()
  queryClient.setQueryData(keys.me, { id: 'me' })
})

describe('content.changed, for a kind that keeps deleted items as tombstones', () => {
  const comment = (id: string, part: Partial<CommentView> = {}) =>
    ({
      id,
      threadId: 't',
      text: id,
      up: 0,
      version: 1,
      createdAt: `2026-11-0${id}`,
      creator: { id: 'writer', name: '' },
      mine: { vote: 1, reported: false },
      ...part,
    }) as CommentView
  const list = [...listKey('comment', 't'), 'first']
  const comments = () => cached<CommentView>(list)
  const change = (comment: CommentView) => {
    const { mine: _, ...view } = comment
    event({ kind: 'comment', id: view.id, parentId: 't', communityId: 'c', version: view.version, view })
  }

  test("a deletion of a comment invalidates the cached moderators' log, an edit does not", () => {
    const log = ['feed.moderation.log', 'pages', {}]
    const stale = () => queryClient.getQueryState(log)?.isInvalidated
    queryClient.setQueryData(log, {})
    change(comment('1', { version: 2 }))
    expect(stale()).toBe(false)
    change(comment('1', { version: 3, text: '', deleted: { at: '2026-11-02', by: 'creator', reason: '' } }))
    expect(stale()).toBe(true)
  })

  test('an event with an older version of a comment does not replace the newer version in the cache', () => {
    show(list, [comment('1', { version: 3, text: 'new' })])
    change(comment('1', { version: 2, text: 'old' }))
    expect(comments()[0]?.text).toBe('new')
  })

  test('an event of an earlier deletion does not remove a comment that was restored since', () => {
    show(list, [comment('1', { version: 3, text: 'back' })])
    event({ kind: 'comment', id: '1', parentId: 't', communityId: 'c', version: 2, view: null })
    expect(comments()[0]?.text).toBe('back')
  })

  test('after events of changes and deletions of a comment in any order, the cache has the text of the latest version', () => {
    const versions = fc.array(fc.nat(8), { minLength: 1, maxLength: 10 })
    holds([versions, fc.func(fc.boolean())], (arriving, isDeletion) => {
      show(list, [comment('1', { version: 1, text: 'version 1' })])
      let [last, gone] = [1, false]
      for (const version of arriving) {
        const text = `version ${version}`
        if (isDeletion(version))
          event({ kind: 'comment', id: '1', parentId: 't', communityId: 'c', version, view: null })
        else change(comment('1', { version, text, mine: { vote: -1, reported: true } }))
        // A removed item comes back with the next change event, even an older one, since the list no longer knows the removed version.
        if (version >= last || gone) [last, gone] = [version, isDeletion(version)]
        const expected = gone ? undefined : { text: `version ${last}` }
        expect(comments()[0]?.text).toBe(expected?.text)
      }
    })
  })

  test('a new comment that belongs after the last loaded page is not added to the cached list', () => {
    show(list, [comment('1')], 'cursor')
    change(comment('2'))
    expect(comments().map(({ id }) => id)).toEqual(['1'])
  })

  test('a comment that quotes another shows the current text of the quoted comment and ignores older versions', async () => {
    const quote = {
      id: 'quoted',
      creator: { id: 'writer', name: '' },
      words: '1',
      chosen: null,
      mentions: [],
      deleted: false,
      version: 1,
    }
    show(list, [comment('quoting', { quote })])
    const quoted = () => comments().find(({ id }) => id === 'quoting')?.quote
    change(comment('quoted', { version: 3, text: 'edited', deleted: null }))
    await vi.waitFor(() => expect(quoted()).toMatchObject({ words: 'edited', deleted: false }))
    change(comment('quoted', { version: 2, text: 'older', deleted: null }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(quoted()?.words).toBe('edited')
    change(comment('quoted', { version: 4, text: '', deleted: { at: '2026', by: 'creator', reason: '' } }))
    await vi.waitFor(() => expect(quoted()).toMatchObject({ words: '', deleted: true }))
  })

  test("a deleted comment keeps its position in the cached list and the reader's own vote", () => {
    show(list, [comment('1'), comment('2')])
    change(comment('1', { version: 2, text: '', deleted: { at: 'now', by: 'moderator', reason: 'unkind' } }))
    expect(comments()).toMatchObject([{ text: '', deleted: { reason: 'unkind' }, mine: { vote: 1 } }, { text: '2' }])
  })

  test('a new comment is added to the cache once, with no vote in `mine`; for a guest `mine` is null', () => {
    show(list, [comment('1')])
    change(comment('2'))
    change(comment('2'))
    expect(comments()).toMatchObject([{ id: '1' }, { id: '2', mine: { vote: 0 } }])
    queryClient.setQueryData(keys.me, null)
    change(comment('3'))
    expect(comments().at(-1)?.mine).toBeNull()
  })

  test('undoing an optimistic change restores the old text, but keeps a newer version from the server', () => {
    show(list, [comment('1')])
    const changed = (text: string) => patchOptimistically<CommentView>('comment', '1', (one) => ({ ...one, text }))
    changed('mine')()
    expect(comments()[0]?.text).toBe('1')
    const takeBack = changed('mine')
    change(comment('1', { version: 2, text: 'theirs' }))
    takeBack()
    expect(comments()[0]?.text).toBe('theirs')
    expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true)
  })
})

test('content.changed, for a kind without tombstones, removes a deleted item from lists, refetches its open page and adds a restored item', () => {
  const thread = (id: string, part: Partial<ThreadView> = {}) =>
    ({ id, communityId: 'c', comments: 0, version: 1, createdAt: `2026-11-0${id}`, mine: null, ...part }) as ThreadView
  const list = listKey('thread', 'c')
  const ids = () => cached<ThreadView>(list).map(({ id }) => id)
  const change = (id: string, version: number, view: ThreadView | null) =>
    event({ kind: 'thread', id, parentId: null, communityId: 'c', version, view })
  show(list, [thread('3'), thread('2')])
  queryClient.setQueryData(oneKey('thread', '2'), thread('2'))
  change('2', 2, thread('2', { version: 2, comments: 5 }))
  expect(cached<ThreadView>(list)[1]?.comments).toBe(5)
  expect(queryClient.getQueryData<ThreadView>(oneKey('thread', '2'))?.comments).toBe(5)
  change('2', 3, null)
  expect(ids()).toEqual(['3'])
  expect(queryClient.getQueryState(oneKey('thread', '2'))?.isInvalidated).toBe(true)
  change('2', 4, thread('2', { version: 4 }))
  change('4', 1, thread('4'))
  expect(ids()).toEqual(['4', '3', '2'])
})

describe('content.changed, for a kind with fields that only some readers see', () => {
  const view = (id: string, version = 1) =>
    ({
      id,
      communityId: 'land',
      title: `The ${id}`,
      creator: { id: 'finder', name: 'Anouk' },
      createdAt: `2026-11-21T12:00:0${id.length}.000Z`,
      version,
    }) as Omit<TreasureView, 'mine'>
  const EXACT = { lng: 5.0512, lat: 53.0598 }
  const list = listKey('treasure', 'land')
  const treasures = () => cached<TreasureView>(list)
  const change = (id: string, version: number, one: Omit<TreasureView, 'mine'> | null) =>
    event({ kind: 'treasure', id, parentId: null, communityId: 'land', version, view: one })

  beforeEach(() => {
    const mine = { reported: true, exact: EXACT, mayShowPlace: true, reports: null }
    show(list, [{ ...view('nest'), mine }])
  })

  test('an event of a changed treasure keeps the cached fields that only this reader sees', () => {
    change('nest', 2, { ...view('nest', 2), title: 'An old nest' })
    expect(treasures()).toMatchObject([{ title: 'An old nest', mine: { exact: EXACT, reported: true } }])
  })

  test('a new treasure is added to the cached list with the public fields only and without a refetch', () => {
    change('orchid', 1, view('orchid'))
    expect(treasures().map(({ id }) => id)).toEqual(['orchid', 'nest'])
    expect(treasures()[0]?.mine).toEqual({ reported: false, exact: null, mayShowPlace: false, reports: null })
    expect(invalidate).not.toHaveBeenCalled()
  })

  test.each([
    ['its creator', () => queryClient.setQueryData(keys.me, { id: 'finder' })],
    [
      'a moderator',
      () =>
        queryClient.setQueryData<unknown>(communities.one.key({ id: 'land' }), {
          id: 'land',
          mine: { moderator: true },
        }),
    ],
  ])(
    'for %s the list is refetched after an event of a new treasure, but not of a version already shown',
    (_, become) => {
      become()
      change('nest', 1, view('nest'))
      expect(invalidate).not.toHaveBeenCalled()
      change('orchid', 1, view('orchid'))
      expect(invalidate).toHaveBeenCalledWith({ queryKey: list, exact: true })
    },
  )
})
