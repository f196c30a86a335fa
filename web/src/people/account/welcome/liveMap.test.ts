// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { affordsLiveMap, whenIdle } from './liveMap.ts'

const told = (said: object) => said as Navigator
const yes = async () => true

test.each([
  ['data is saved', told({ connection: { saveData: true } }), false],
  ['the network is 3g', told({ connection: { effectiveType: '3g' } }), false],
  ['the network is slow 2g', told({ connection: { effectiveType: 'slow-2g' } }), false],
  ['there is little memory', told({ deviceMemory: 2 }), false],
  ['less data is preferred', told({}), true],
])('no live map where %s', async (_, device, wantsLess) => {
  expect(await affordsLiveMap(device, wantsLess, yes)).toBe(false)
})

test('nor where nothing draws it but the processor', async () => {
  const no = async () => false
  expect(await affordsLiveMap(told({ connection: { effectiveType: '4g' }, deviceMemory: 8 }), false, no)).toBe(false)
})

test('a live map on a fast network, and where the browser does not tell', async () => {
  expect(await affordsLiveMap(told({ connection: { effectiveType: '4g' }, deviceMemory: 8 }), false, yes)).toBe(true)
  expect(await affordsLiveMap(told({}), false, yes)).toBe(true)
})

afterEach(() => vi.unstubAllGlobals())

test('waits for the load of the page, then for an idle moment; leaving stops both', () => {
  let idle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    idle = then
    return 7
  })
  const cancelled = vi.fn()
  vi.stubGlobal('cancelIdleCallback', cancelled)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const begin = vi.fn()
  const stop = whenIdle(begin)
  expect(idle).toBeUndefined()
  window.dispatchEvent(new Event('load'))
  expect(begin).not.toHaveBeenCalled()
  idle?.()
  expect(begin).toHaveBeenCalledOnce()
  stop()
  expect(cancelled).toHaveBeenCalledWith(7)
  whenIdle(begin)()
  idle = undefined
  window.dispatchEvent(new Event('load'))
  expect(idle).toBeUndefined()
})
