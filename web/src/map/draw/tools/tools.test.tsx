// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { loadMessages, LOCALES } from '@fieldfare/shared/locale.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { t } from '../../../platform/i18n/translation.ts'
import { type Draft, EMPTY_DRAFT, type Goal } from '../../operations/operations.ts'
import { NO_TRACK } from '../../walk/track.ts'
import type { Walking } from '../../walk/walk.ts'
import { DrawBar } from '../DrawBar.tsx'
import { drawByKeyboard } from '../input.ts'
import { begin, drop, type Model, select, startModel } from '../model.ts'
import { createSession } from '../session.ts'
import { stateOf, type Way } from '../state.ts'
import { drawOnFake } from '../testMap.ts'
import type { Drawing } from '../useDrawing.ts'
import type { Moment, Place } from './tool.ts'
import { momentOf, TOOLS, toolsAt } from './tools.ts'

const square: Position[] = [
  [4, 52],
  [6, 52],
  [6, 54],
  [4, 54],
]
const island = square.map(([lng, lat]): Position => [lng + 4, lat])
const shape = startModel({ ring: square, closed: true })
const parts = startModel({ ring: square, closed: true, others: [{ ring: island, hole: false }] })
const line = square.slice(0, 3).reduce(drop, startModel(EMPTY_DRAFT))
const GOALS: readonly Goal[] = ['add', 'cut', 'split']
const MODELS: readonly Model[] = [
  startModel(EMPTY_DRAFT),
  line,
  select(line, 1),
  shape,
  select(shape, 1),
  parts,
  startModel({ ring: island, hole: true, closed: true, others: [{ ring: square, hole: false }] }),
  ...GOALS.flatMap((goal) => [begin(shape, goal), square.reduce(drop, begin(shape, goal))]),
]
const idle = { status: 'idle', track: NO_TRACK, trouble: null, awake: false, canStayAwake: true, gap: 0 } as const
const act = { start: vi.fn(), pause: vi.fn(), discard: vi.fn(), finish: vi.fn() }
const fix = { lng: 4.75, lat: 53.08, accuracy: 6, at: 0 }
const WALKS: readonly Walking[] = [
  { ...idle, ...act, unkept: false },
  { ...idle, ...act, unkept: false, status: 'waiting' },
  { ...idle, ...act, unkept: false, status: 'paused', track: { ...NO_TRACK, points: [fix] } },
]
const WAYS: readonly Way[] = ['dots', 'freehand', 'circle', 'walk']
const { view } = createSession(EMPTY_DRAFT, { onChange: () => {} }).get()

/** The drawing in many states, each with every way to draw as the current tool. */
const MOMENTS = MODELS.flatMap((model) =>
  WAYS.flatMap((tool) =>
    [null, ...(tool === 'circle' ? [{ center: square[0]!, radius: 100 }] : [])].flatMap((circle) =>
      [true, false].flatMap((tooFar) =>
        WALKS.map((walking): Moment => ({
          ...momentOf({ state: stateOf(model), view: { ...view, input: 'touch', tool, circle, tooFar } }),
          walking,
        })),
      ),
    ),
  ),
)
const PLACES: readonly Place[] = ['row', 'bar', 'map', 'more', 'pair', 'panel']
/** Returns the names of all tools that a phone offers, also of those that are folded away. */
const barOf = (moment: Moment) =>
  (['row', 'bar', 'map', 'more'] as const).flatMap((place) => toolsAt(place, moment)).map(({ name }) => name)
const namesAt = (place: Place, moment: Moment) => toolsAt(place, moment).map(({ name }) => name)
const namedTools = TOOLS.map((tool) => [tool.name, tool] as const)
const withButton = namedTools.filter(([, { button }]) => button)
const withKeys = namedTools.filter(([, { keys }]) => keys)

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

describe('the list of tools', () => {
  it('all tools have unique names and unique keys', () => {
    for (const list of [TOOLS.map(({ name }) => name), TOOLS.flatMap(({ keys = [] }) => keys)])
      expect(list).toEqual([...new Set(list)])
  })
  it('all tools have a button, except stop, since the head of the screen has a back button', () => {
    expect(TOOLS.filter(({ button }) => !button).map(({ name }) => name)).toEqual(['stop'])
  })
  it.each(LOCALES)('all tools have texts for their buttons and their help in %s', async (locale) => {
    const texts: unknown = await loadMessages(locale)
    const textOf = (key: string) =>
      key.split('.').reduce((within, part) => (within as Record<string, unknown> | undefined)?.[part], texts)
    const faces = MOMENTS.flatMap((moment) =>
      PLACES.flatMap((place) => toolsAt(place, moment).map(({ button }) => button.face(moment, place).text)),
    )
    const helps = TOOLS.flatMap(({ help }) => (help ? [`draw.keys.${help}.key`, `draw.keys.${help}.does`] : []))
    for (const key of new Set([...faces, ...helps]))
      expect([key, textOf(key)]).toEqual([key, expect.stringMatching(/\p{L}/u)])
  })
})

describe.each(withButton)('%s', (name, tool) => {
  it('a tool has no button anywhere while its `offered` returns false', () => {
    for (const moment of MOMENTS.filter((one) => !tool.offered(one)))
      for (const place of PLACES) expect(namesAt(place, moment)).not.toContain(name)
  })
  it('on a phone, a button that the keyboard can focus performs the tool', () => {
    const perform = vi.spyOn(tool, 'perform').mockImplementation(() => {})
    const moment = MOMENTS.find((one) => barOf(one).includes(name))!
    const [place] = PLACES.filter((one) => namesAt(one, moment).includes(name))
    const drawing = { ...moment, inset: {}, drops: 0 } as unknown as Drawing
    render(<DrawBar drawing={drawing} next={{ label: 'Next', onPress: () => {} }} />)
    const opener = screen.queryByRole('button', { expanded: false })
    if (opener) fireEvent.click(opener)
    const label = t(tool.button!.face(moment, place!).text)
    const role = tool.button!.on ? 'switch' : 'button'
    const [button] = screen.getAllByRole<HTMLButtonElement>(role, { name: label })
    expect(button?.tabIndex).toBe(0)
    button?.click()
    expect(perform).toHaveBeenCalledExactlyOnceWith(drawing)
  })
})

describe.each(withKeys)('a key of %s', (_, tool) => {
  const drafts = MODELS.map(({ history, selected }): [Draft, number | null] => [history.draft, selected])
  it.each(tool.keys!)('a key performs its tool only while `offered` returns true: %s', (key) => {
    const perform = vi.spyOn(tool, 'perform').mockImplementation(() => {})
    for (const [draft, selected] of drafts) {
      const { on, session, place, commands } = drawOnFake(draft)
      session.update((model) => select(model, selected))
      const stop = drawByKeyboard(place, commands)
      const before = session.get().model
      perform.mockClear()
      const event = { key: key.split('+').at(-1)!, ctrlKey: key.includes('Mod+'), shiftKey: key.includes('Shift+') }
      on.canvas.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }))
      expect(perform).toHaveBeenCalledTimes(tool.offered(momentOf(session.get())) ? 1 : 0)
      expect(session.get().model).toBe(before)
      stop()
    }
  })
})
