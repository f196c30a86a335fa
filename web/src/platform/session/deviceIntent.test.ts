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

test('deviceIntent returns null if the device stores no intent, malformed text, or an intent begun more than a day ago', () => {
  expect(deviceIntent()).toBeNull()
  localStorage.setItem('intent', '{broken')
  expect(deviceIntent()).toBeNull()
  keepOnDevice(intent({ begunAt: Date.now() - 25 * HOUR }))
  expect(deviceIntent()).toBeNull()
})

test('forgetOnDevice leaves an intent with another id, and forgetClaimed removes an intent only once a person has claimed it', () => {
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

test('keepOnDevice stores an intent without its picture if the device has no room for the picture', () => {
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
