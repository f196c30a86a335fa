// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { affordsLiveMap, whenIdle } from './liveMap.ts'

const deviceWith = (facts: object) => facts as Navigator
const hasGpu = async () => true

test.each([
  ['the browser saves data', deviceWith({ connection: { saveData: true } }), false],
  ['the network is 3g', deviceWith({ connection: { effectiveType: '3g' } }), false],
  ['the network is slow 2g', deviceWith({ connection: { effectiveType: 'slow-2g' } }), false],
  ['the device has 2 GB of memory', deviceWith({ deviceMemory: 2 }), false],
  ['the person prefers reduced data', deviceWith({}), true],
])('affordsLiveMap is false if %s', async (_, device, wantsLess) => {
  expect(await affordsLiveMap(device, wantsLess, hasGpu)).toBe(false)
})

test('affordsLiveMap is false without hardware rendering', async () => {
  const hasNoGpu = async () => false
  expect(
    await affordsLiveMap(deviceWith({ connection: { effectiveType: '4g' }, deviceMemory: 8 }), false, hasNoGpu),
  ).toBe(false)
})

test('affordsLiveMap is true on a fast network and for a browser without network information', async () => {
  expect(
    await affordsLiveMap(deviceWith({ connection: { effectiveType: '4g' }, deviceMemory: 8 }), false, hasGpu),
  ).toBe(true)
  expect(await affordsLiveMap(deviceWith({}), false, hasGpu)).toBe(true)
})

afterEach(() => vi.unstubAllGlobals())

test('whenIdle waits for page load and an idle moment, and its cancel function stops both', () => {
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
