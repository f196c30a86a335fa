// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  claimIntent,
  type DeviceIntent,
  deviceIntent,
  forgetBegun,
  forgetClaimed,
  forgetOnDevice,
  keepOnDevice,
} from './deviceIntent.ts'

const HOUR = 3_600_000
const intent = (part: Partial<DeviceIntent> = {}): DeviceIntent => ({
  id: 'i',
  act: 'join',
  input: { landId: 'c' },
  community: { id: 'c', title: 'Dunes' },
  then: '/community/c',
  name: 'Dunes',
  detail: '',
  picture: null,
  form: null,
  begunAt: Date.now(),
  personId: null,
  ...part,
})

beforeEach(() => localStorage.clear())
afterEach(() => void vi.unstubAllGlobals())

test('deviceIntent returns null without an intent, for broken storage, and for an intent begun more than a day ago', () => {
  expect(deviceIntent()).toBeNull()
  localStorage.setItem('intent', '{broken')
  expect(deviceIntent()).toBeNull()
  keepOnDevice(intent({ begunAt: Date.now() - 25 * HOUR }))
  expect(deviceIntent()).toBeNull()
})

test('forgetOnDevice keeps an intent with another id, and forgetClaimed keeps an intent that a guest began', () => {
  keepOnDevice(intent())
  forgetOnDevice('other')
  forgetClaimed()
  expect(deviceIntent()).toMatchObject({ id: 'i', personId: null })
  claimIntent('me')
  forgetClaimed()
  expect(deviceIntent()).toBeNull()
})

test('forgetBegun removes the intent of a guest and that of a person', () => {
  forgetBegun()
  for (const personId of [null, 'me']) {
    keepOnDevice(intent({ personId }))
    forgetBegun()
    expect(deviceIntent()).toBeNull()
  }
})

test('keepOnDevice leaves out the picture if the device has no room for it', () => {
  let stored: string | null = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, text: string) => {
      if (text.length > 1000) throw new DOMException('no room', 'QuotaExceededError')
      stored = text
    },
  })
  const ring = Array.from({ length: 500 }, (_, i): [number, number] => [i / 100, 53])
  keepOnDevice(intent({ picture: { geometry: { type: 'Polygon', coordinates: [ring] }, level: null } }))
  expect(deviceIntent()).toMatchObject({ id: 'i', picture: null })
})
