// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NO_TRACK, type Track } from './track.ts'
import type { Walking } from './walk.ts'
import { WalkPanel } from './WalkPanel.tsx'

afterEach(cleanup)

const fix = { lng: 4.75, lat: 53.08, accuracy: 6.4, at: 0 }
const track: Track = { ...NO_TRACK, points: [fix], last: fix, metres: 420 }

function show(walking: Partial<Walking>): void {
  const act = { start: vi.fn(), pause: vi.fn(), discard: vi.fn(), finish: vi.fn() }
  const state = { status: 'idle', track: NO_TRACK, trouble: null, awake: false, canStayAwake: true, gap: 0 } as const
  render(<WalkPanel walking={{ ...state, unkept: false, ...act, ...walking }} />)
}
const statusText = () => screen.getByRole('status').textContent

test('WalkPanel explains that the browser may not use the location, and offers to continue the walk', () => {
  show({ status: 'paused', trouble: 'refused', track })
  expect(statusText()).toContain('Your browser may not use your location.')
  expect(screen.getByRole('button', { name: 'Continue walking' })).toBeTruthy()
})

test('WalkPanel shows that the GPS signal is lost, and how long the longest gap lasted', () => {
  show({ status: 'walking', trouble: 'silent', gap: 190, track })
  expect(statusText()).toContain('No GPS signal.')
  expect(statusText()).toContain('For 3 minutes there was no GPS')
})

test('WalkPanel warns before and during a walk if the browser cannot keep the screen on', () => {
  show({ canStayAwake: false })
  expect(statusText()).toContain('This browser can’t keep the screen on.')
  cleanup()
  show({ status: 'walking', track, canStayAwake: false })
  expect(statusText()).toContain('This browser can’t keep the screen on.')
})

test('WalkPanel shows distance and accuracy of a walk', () => {
  show({ status: 'walking', track, awake: true })
  expect(screen.getByText('420 m')).toBeTruthy()
  expect(screen.getByText('accurate to 6 m')).toBeTruthy()
  expect(statusText()).toBe('The screen stays on while you walk.')
})
