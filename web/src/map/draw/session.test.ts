import { describe, expect, it, vi } from 'vitest'
import { Analitics } from '@fieldfare/shared/area.ts'
import { EMPTY_DRAFT } from '../operations/operations.ts'
import { analyticsOf, NO_EDITS, countEdit } from './analytics.ts'
import { drop, hold, release, select, undo } from './model.ts'
import { createSession } from './session.ts'

describe('createSession', () => {
  it('calls no listener for an update without a change', () => {
    const onChange = vi.fn()
    const session = createSession(EMPTY_DRAFT, { onChange })
    const listener = vi.fn()
    session.subscribe(listener)
    session.update((model) => model)
    session.look({ tooFar: false })
    expect(listener).not.toHaveBeenCalled()
    session.update((model) => select(model, null))
    expect(onChange).not.toHaveBeenCalled()
  })
  it('calls onChange with the draft when a drag is released, not during the drag', () => {
    const onChange = vi.fn()
    const session = createSession({ ring: [[5, 53]], closed: false }, { onChange })
    session.update((model) => hold(model, 0, [6, 53], false))
    expect(session.get().state.draft.ring).toEqual([[6, 53]])
    expect(onChange).not.toHaveBeenCalled()
    session.update(release)
    expect(onChange.mock.calls).toEqual([[{ ring: [[6, 53]], closed: false }]])
  })
  it('counts every added vertex in drops, even if the vertex is undone', () => {
    const session = createSession(EMPTY_DRAFT, { onChange: () => {} })
    session.update((model) => drop(model, [5, 53]))
    session.update(undo)
    expect(session.get().drops).toBe(1)
  })
  it('calls no listener after unsubscribe', () => {
    const session = createSession(EMPTY_DRAFT, { onChange: () => {} })
    const listener = vi.fn()
    session.subscribe(listener).unsubscribe()
    session.look({ input: 'touch' })
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('analytics of a drawing', () => {
  it('analyticsOf limits all numbers to the ranges that the server accepts', () => {
    let counters = NO_EDITS
    for (let hour = 0; hour < 3000; hour++) counters = countEdit(counters, 'keyboard', 'dots', 13.27, hour * 3_600_000)
    const analytics = analyticsOf(counters, 5000, 'desk')
    const expected = {
      mode: 'keyboard',
      vertices: 5000,
      seconds: 86_400,
      zoom: 13.3,
      zoomFirst: 13.3,
      device: 'desk',
      tools: ['dots'],
      undos: 0,
    }
    expect(Analitics.parse(analytics)).toEqual(expected)
  })
  it('analyticsOf returns the most frequent input as mode, and countEdit counts at most a minute of each pause', () => {
    const edits = [
      ['mouse', 0],
      ['touch', 2000],
      ['touch', 5000],
      ['mouse', 3_605_000],
    ] as const
    const counters = edits.reduce((before, [input, at]) => countEdit(before, input, 'dots', 12, at), NO_EDITS)
    expect(analyticsOf(counters, 4, 'phone')).toMatchObject({ mode: 'touch', seconds: 65 })
  })
  it('analyticsOf cuts the name of the base map to the length that the server accepts', () => {
    const ground = { base: 'x'.repeat(300), baseVersion: '20261101', aerial: true }
    const analytics = analyticsOf({ ...NO_EDITS, undos: 3 }, 4, 'desk', ground)
    expect(Analitics.parse(analytics)).toMatchObject({
      base: 'x'.repeat(80),
      baseVersion: '20261101',
      aerial: true,
      undos: 3,
    })
  })
  it('createSession continues the edit counts of an earlier session and keeps its zoomFirst', () => {
    const before = analyticsOf(countEdit(NO_EDITS, 'touch', 'walk', 15, 0), 9, 'phone')
    const session = createSession(EMPTY_DRAFT, { onChange: () => {}, before: { ...before, seconds: 40, undos: 2 } })
    session.look({ zoom: 12 })
    session.update((model) => drop(model, [5, 53]))
    session.update(undo)
    expect(analyticsOf(session.get().counters, 0, 'phone')).toMatchObject({
      zoomFirst: 15,
      zoom: 12,
      undos: 3,
      tools: ['walk', 'dots'],
    })
    expect(analyticsOf(session.get().counters, 0, 'phone').seconds).toBeGreaterThanOrEqual(40)
  })
})
