import { randomUUID } from 'node:crypto'
import { DRAFTS_BYTES_MAX, DRAFTS_MAX, type DraftView } from '@fieldfare/shared/draft.ts'
import { holdsLater } from '@fieldfare/shared/testing/holds.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusalOf, useWorld } from '../../testing/world.ts'

const { undone, lasting } = useWorld()
const at = (minute: number) => new Date(Date.UTC(2025, 10, 20, 12, minute)).toISOString()
const draft = (part: object = {}) => ({
  kind: 'area' as const,
  key: 'one',
  content: { title: 'De Slufter' },
  step: 'rating',
  version: 0,
  editedAt: at(0),
  ...part,
})

test(
  'draft.save: guests, unknown kinds, too long contents and too many drafts are refused',
  undone(async ({ make, guest }) => {
    expect(await refusalOf(guest.draft.save(draft()))).toEqual({ code: 'not-signed-in' })
    const { call } = await make.member()
    expect(await refusalOf(call.draft.save(draft({ kind: 'poem' }) as never))).toMatchObject({ path: 'kind' })
    const huge = { text: 'x'.repeat(300_001) }
    expect(await refusalOf(call.draft.save(draft({ content: huge })))).toMatchObject({ key: 'tooLong' })
    for (let i = 0; i < DRAFTS_MAX; i++) await call.draft.save(draft({ key: `k${i}` }))
    expect(await refusalOf(call.draft.save(draft({ key: 'more' })))).toMatchObject({
      code: 'too-large',
      key: 'tooMany',
    })
  }),
)

test(
  'draft.save: if the drafts of a person would together become too large, a save is refused with too-large; a smaller replacement is saved',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const text = (length: number) => ({ text: 'x'.repeat(length) })
    for (let i = 0; i < 6; i++) await call.draft.save(draft({ key: `k${i}`, content: text(290_000) }))
    expect(await refusalOf(call.draft.save(draft({ key: 'more', content: text(290_000) })))).toEqual({
      code: 'too-large',
    })
    await call.draft.save(draft({ key: 'small', content: text(200_000) }))
    expect(await refusalOf(call.draft.save(draft({ key: 'small', version: 1, content: text(290_000) })))).toEqual({
      code: 'too-large',
    })
    await call.draft.save(draft({ key: 'small', version: 1, content: text(100) }))
    expect(JSON.stringify(await call.draft.list()).length).toBeLessThan(DRAFTS_BYTES_MAX + 10_000)
  }),
)

test(
  'draft.list, draft.discard: a person can neither see nor discard the drafts of another person',
  undone(async ({ make }) => {
    const [one, other] = [await make.member(), await make.member()]
    await one.call.draft.save(draft())
    expect(await other.call.draft.list()).toEqual([])
    await other.call.draft.discard({ kind: 'area', key: 'one' })
    expect(await one.call.draft.list()).toHaveLength(1)
  }),
)

test(
  'draft.save: a repeated save changes nothing, and a save based on the current version replaces the draft',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const first = await call.draft.save(draft())
    expect(await call.draft.save(draft())).toEqual(first)
    const { draft: next, other } = await call.draft.save(draft({ version: 1, step: 'activities', editedAt: at(1) }))
    expect({ next, other }).toMatchObject({ next: { version: 2, step: 'activities' }, other: null })
  }),
)

test.each([
  ['newer', at(9), 'From the phone'],
  ['older', at(1), 'From the desk'],
])(
  'draft.save: of two edits of the same version, the newer keeps the key and the other gets a new key; the edit saved second is %s',
  (_name, editedAt, winner) =>
    undone(async ({ make }) => {
      const { call } = await make.member()
      await call.draft.save(draft())
      await call.draft.save(draft({ version: 1, content: { title: 'From the desk' }, editedAt: at(5) }))
      const { draft: kept, other } = await call.draft.save(
        draft({ version: 1, content: { title: 'From the phone' }, editedAt }),
      )
      expect(kept.content).toEqual({ title: winner })
      const all = await call.draft.list()
      expect(all.map(({ content }) => content.title).toSorted()).toEqual(['From the desk', 'From the phone'])
      expect(all.map(({ key }) => key)).toContain(other?.key)
    })(),
)

const step = fc.record({ device: fc.nat(2), reads: fc.boolean(), minute: fc.nat(5) })

test(
  'draft.save: saves of several devices in any order overwrite only contents that the saving device had read',
  undone(async ({ make }) => {
    await holdsLater(
      [fc.array(step, { minLength: 2, maxLength: 8 })],
      async (steps) => {
        const { call } = await make.member()
        const seen: (DraftView | undefined)[] = []
        const typed = new Set<unknown>()
        for (const [i, { device, reads, minute }] of steps.entries()) {
          const all = await call.draft.list()
          if (reads) seen[device] = all.find(({ key }) => key === 'one')
          const before = seen[device]
          const ownDraft = draft({ content: { title: `${i}` }, version: before?.version ?? 0, editedAt: at(minute) })
          const { draft: now, other } = await call.draft.save(ownDraft)
          if (!other && before) typed.delete(before.content.title)
          typed.add(`${i}`)
          seen[device] = now
          // The client sends the same save again, as after a lost answer.
          expect((await call.draft.save({ ...ownDraft, content: now.content, step: now.step })).draft).toEqual(now)
        }
        const kept = (await call.draft.list()).map(({ content }) => content.title)
        expect(new Set(kept)).toEqual(typed)
        expect(kept).toHaveLength(typed.size)
      },
      10,
    )
  }),
)

test(
  'draft.discard: a second discard of the same draft succeeds',
  undone(async ({ make }) => {
    const { call } = await make.member()
    await call.draft.save(draft({ key: randomUUID() }))
    const [{ key } = { key: '' }] = await call.draft.list()
    for (let i = 0; i < 2; i++) expect(await call.draft.discard({ kind: 'area', key })).toEqual({ discarded: true })
    expect(await call.draft.list()).toEqual([])
  }),
)

test('draft.save: four concurrent saves of one draft are all kept, the newest under its own key', async () => {
  const { call } = await lasting().make.member()
  const titles = ['one', 'two', 'three', 'four']
  await Promise.all(titles.map((title, i) => call.draft.save(draft({ content: { title }, editedAt: at(i) }))))
  const all = await call.draft.list()
  expect(all.map(({ content }) => content.title).toSorted()).toEqual(titles.toSorted())
  expect(all.find(({ key }) => key === 'one')?.content).toEqual({ title: 'four' })
})

test(
  'draft.save: edit times with and without milliseconds are compared as times',
  undone(async ({ make }) => {
    const { call } = await make.member()
    await call.draft.save(draft({ content: { title: 'first' }, editedAt: '2025-11-20T12:00:00.500Z' }))
    await call.draft.save(draft({ content: { title: 'older' }, editedAt: '2025-11-20T12:00:00Z', version: 7 }))
    const kept = (await call.draft.list()).find(({ key }) => key === 'one')
    expect(kept?.content).toEqual({ title: 'first' })
  }),
)

test(
  'draft.save: an edit time in the future is stored as now, and a time in the year 0 is refused',
  undone(async ({ make }) => {
    const { call } = await make.member()
    const { draft: kept } = await call.draft.save(draft({ editedAt: '2999-01-01T00:00:00Z' }))
    expect(Date.parse(kept.editedAt)).toBeLessThanOrEqual(Date.now())
    expect(await refusalOf(call.draft.save(draft({ key: 'b', editedAt: '0000-01-01T00:00:00Z' })))).toMatchObject({
      path: 'editedAt',
    })
  }),
)

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
test.each([
  ['a content of 100,000 levels', { content: { deep: deep(100_000) } }],
  ['a content of 40 levels', { content: { deep: deep(40) } }],
  ['a title with a NUL character', { content: { title: 'a\u0000b' } }],
  ['a title with half a surrogate pair', { content: { title: 'a\ud800b' } }],
  ['a key with a NUL character', { key: 'a\u0000b' }],
  ['a step with a NUL character', { step: 'a\u0000b' }],
])('draft.save: %s is refused with bad-input', (_name, part) =>
  undone(async ({ make }) => {
    const { call } = await make.member()
    expect(await refusalOf(call.draft.save(draft(part)))).toMatchObject({ code: 'bad-input' })
  })(),
)
