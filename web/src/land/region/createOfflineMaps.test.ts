import { AppError } from '@fieldfare/shared/errors.ts'
import { regionOf } from '@fieldfare/shared/region.ts'
import { createAtom } from '@tanstack/react-store'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoAnswerError } from '../../platform/i18n/failure.ts'
import { PART_BYTES } from '../../platform/pwa/offlineMaps.ts'
import { comesLater, createOfflineMaps } from './createOfflineMaps.ts'
import { NO_REGIONS, type RegionMap, type RegionPorts, sameRegion } from './regionMap.ts'

const REGION = regionOf([9.49, 47.12, 9.55, 47.16])
const WANTED = { id: 'vaduz', name: 'Vaduz', region: REGION, communityIds: ['wood'] }
const BYTES = 2.5 * PART_BYTES

/** Returns a fake device and server. Each step takes the next of `faults` and throws it; null lets the step succeed. */
function world(faults: (Error | null)[] = []) {
  const device = { maps: new Map<string, RegionMap>(), parts: new Map<string, number>(), content: 0 }
  const server = { file: 'one', making: 0 }
  const asked: string[] = []
  const step = async (name: string) => {
    asked.push(name)
    const fault = faults.shift()
    if (fault) throw fault
  }
  const ports: RegionPorts = {
    load: async () => [...device.maps.values()],
    save: async (map) => {
      await step('save')
      device.maps.set(map.id, map)
    },
    drop: async (id) => {
      device.maps.delete(id)
      device.parts.clear()
    },
    savePart: async (id, file, index, part) => {
      await step('savePart')
      device.parts.set(`${id} ${file} ${index}`, part.size)
    },
    dropFiles: async (id, keep) => {
      for (const key of device.parts.keys()) if (!key.startsWith(`${id} ${keep} `)) device.parts.delete(key)
    },
    askFile: async () => {
      await step('askFile')
      if (server.making > 0) return { made: 100 - server.making--, tiles: 100 }
      return { file: server.file, bytes: BYTES }
    },
    fetchPart: async (_region, file, from, to) => {
      await step(`part ${from / PART_BYTES}`)
      if (file !== server.file) throw new AppError('not-found')
      return new Blob([new Uint8Array(to - from)])
    },
    takeContent: async () => {
      await step('content')
      device.content++
    },
    pause: async () => undefined,
    alone: async (_id, work) => work(),
    now: () => 1000,
  }
  const state = createAtom(NO_REGIONS)
  return { device, server, asked, ports, state, regions: createOfflineMaps(ports, state) }
}

const away = () => new NoAnswerError('network')
/** Expects that the device has the complete map and nothing else. */
function expectWhole({ device, server, state }: ReturnType<typeof world>) {
  const map = device.maps.get('vaduz')
  expect(map).toMatchObject({ current: { file: server.file, bytes: BYTES, parts: 3 }, next: null, takenAt: 1000 })
  expect([...device.parts]).toEqual(
    [0, 1, 2].map((index) => [`vaduz ${server.file} ${index}`, index < 2 ? PART_BYTES : BYTES - 2 * PART_BYTES]),
  )
  expect(state.get()).toMatchObject({ work: {}, failures: {} })
}

describe('createOfflineMaps.take', () => {
  test.each([
    ['the server refuses', new AppError('too-large'), 'too-large'],
    ['there is no connection', away(), 'network'],
    ['the device has no room', new DOMException('full', 'QuotaExceededError'), 'room'],
  ])(
    'if %s, the requested offline map stays in the list, and the state has the reason of the failure',
    async (_name, fault, code) => {
      const one = world([null, fault])
      await one.regions.take(WANTED)
      expect(one.state.get().failures).toEqual({ vaduz: code })
      expect(one.state.get().maps).toMatchObject([{ name: 'Vaduz', current: null, takenAt: null }])
    },
  )

  test.each([
    ['shorter', 10],
    ['longer', BYTES],
  ])(
    'a part that is %s than requested, as an intercepting network sends, is not stored and fails the download',
    async (_name, bytes) => {
      const one = world()
      one.ports.fetchPart = async () => new Blob([new Uint8Array(bytes)])
      await one.regions.take(WANTED)
      expect(one.state.get().failures).toEqual({ vaduz: 'intercepted' })
      expect(one.device.parts.size).toBe(0)
    },
  )

  test("if the device has no room even for the name of the map, take fails with the code 'room'", async () => {
    const one = world([new DOMException('full', 'QuotaExceededError')])
    await one.regions.take(WANTED)
    expect(one.state.get().failures).toEqual({ vaduz: 'room' })
  })

  test('take waits until the server has made the map file, downloads the file in parts, then the content of the map', async () => {
    const one = world()
    one.server.making = 2
    await one.regions.take(WANTED)
    expectWhole(one)
    expect(one.asked.filter((name) => name !== 'save' && name !== 'savePart')).toEqual([
      'askFile',
      'askFile',
      'askFile',
      'part 0',
      'part 1',
      'part 2',
      'content',
    ])
  })
})

describe('createOfflineMaps.update', () => {
  test('update resumes a download at the part that failed, even after a restart of the app', async () => {
    const one = world([null, null, null, null, null, away()])
    await one.regions.take(WANTED)
    expect(one.state.get().failures).toEqual({ vaduz: 'network' })
    one.asked.length = 0
    const again = createOfflineMaps(one.ports, one.state)
    await again.open()
    await again.update('vaduz')
    expectWhole(one)
    expect(one.asked.filter((name) => name.startsWith('part'))).toEqual(['part 1', 'part 2'])
  })

  test('update downloads the content of a map again, but no part of a map file that is up to date', async () => {
    const one = world()
    await one.regions.take(WANTED)
    one.asked.length = 0
    await one.regions.update('vaduz')
    expect(one.asked.filter((name) => name.startsWith('part'))).toEqual([])
    expect(one.device.content).toBe(2)
  })

  test('update keeps the old map file until the new file is complete, then removes the old file', async () => {
    const one = world()
    await one.regions.take(WANTED)
    one.server.file = 'two'
    const { savePart } = one.ports
    one.ports.savePart = async (...part) => {
      expect(one.device.maps.get('vaduz')?.current?.file).toBe('one')
      await savePart(...part)
    }
    await one.regions.update('vaduz')
    expectWhole(one)
  })

  test('a download starts again if the map file is replaced on the server meanwhile', async () => {
    const one = world()
    const { savePart } = one.ports
    one.ports.savePart = async (...part) => {
      one.server.file = 'two'
      await savePart(...part)
    }
    await one.regions.take(WANTED)
    expectWhole(one)
  })

  test('several calls of take and update at the same time download the map only once', async () => {
    const one = world()
    await Promise.all([one.regions.take(WANTED), one.regions.update('vaduz'), one.regions.take(WANTED)])
    expectWhole(one)
    expect(one.device.content).toBe(1)
  })

  test('after any series of failures, take and update download the complete map once nothing fails any more', async () => {
    const fault = fc.option(fc.constant(null).map(away), { nil: null })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 30 }),
        fc.array(fc.boolean(), { maxLength: 10 }),
        async (faults, crashes) => {
          const one = world([...faults])
          await one.regions.take(WANTED)
          let machine = one.regions
          // One attempt more than there are faults: each failed attempt uses up one fault, so one attempt succeeds.
          for (let tries = 0; tries <= faults.length; tries++) {
            if (crashes[tries]) machine = createOfflineMaps(one.ports, one.state)
            await machine.open()
            if (!one.device.maps.has('vaduz')) await machine.take(WANTED)
            else await machine.update('vaduz')
          }
          expectWhole(one)
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('createOfflineMaps.remove stops the download and leaves nothing of the map on the device', async () => {
  const one = world()
  one.ports.fetchPart = async (_region, _file, _from, _to, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  const taking = one.regions.take(WANTED)
  await expect.poll(() => one.state.get().work.vaduz?.step).toBe('file')
  await one.regions.remove('vaduz')
  await taking
  expect([one.device.maps.size, one.device.parts.size]).toEqual([0, 0])
  expect(one.state.get()).toEqual({ maps: [], work: {}, failures: {} })
})

test.each([
  ['network', true],
  ['unavailable', true],
  ['too-many', true],
  ['too-large', false],
  ['room', false],
] as const)('comesLater: a download failed with %s may succeed later: %s', (failure, expected) =>
  expect(comesLater(failure)).toBe(expected),
)

test('sameRegion returns the id of a map with exactly the same tiles, else null', () => {
  const map: RegionMap = { ...WANTED, current: null, next: null, takenAt: null }
  expect(sameRegion([map], regionOf([9.49, 47.12, 9.55, 47.16]))).toBe('vaduz')
  expect(sameRegion([map], regionOf([9.49, 47.12, 9.6, 47.16]))).toBeNull()
})
