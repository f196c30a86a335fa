// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStrip } from './useStrip.ts'

const STRIP = 74

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A step below its strip, with a field, an answer and the heading that the form leads to. */
function Sample() {
  const { strip: state, ...focus } = useStrip()
  const top = () => ({ top: state === 'away' ? 0 : STRIP }) as DOMRect
  return (
    <section aria-label={state} {...focus}>
      <div
        data-testid="pane"
        style={{ overflowY: 'auto' }}
        ref={(pane) => void (pane && (pane.getBoundingClientRect = top))}
      >
        <textarea aria-label="Why" />
        <textarea aria-label="More" />
        <input type="radio" aria-label="Weekly" />
        <h2 tabIndex={-1}>What for?</h2>
      </div>
    </section>
  )
}

const strip = () => screen.getByRole('region').getAttribute('aria-label')
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const focus = (element: HTMLElement) => act(() => element.focus())

test('useStrip: a field that is left brings the strip back 600 ms later, and what is on screen stays where it is', () => {
  render(<Sample />)
  const pane = screen.getByTestId('pane')
  pane.scrollTop = 300
  focus(screen.getByLabelText('Why'))
  expect(strip()).toBe('away')
  focus(screen.getByLabelText('Weekly'))
  wait(599)
  expect(strip()).toBe('away')
  wait(1)
  expect(strip()).toBe('steady')
  expect(pane.scrollTop).toBe(300 + STRIP)
})

test('useStrip: another field keeps the strip away', () => {
  render(<Sample />)
  focus(screen.getByLabelText('Why'))
  wait(300)
  focus(screen.getByLabelText('More'))
  wait(2000)
  expect(strip()).toBe('away')
})

test('useStrip: a form that leads on brings the strip back with its slide, and nothing moves after that', () => {
  render(<Sample />)
  const pane = screen.getByTestId('pane')
  focus(screen.getByLabelText('Why'))
  focus(screen.getByLabelText('Weekly'))
  wait(300)
  focus(screen.getByRole('heading'))
  expect(strip()).toBe('there')
  wait(2000)
  expect(strip()).toBe('there')
  expect(pane.scrollTop).toBe(0)
})

test('useStrip: the heading of another step brings the strip back at once', () => {
  render(<Sample />)
  focus(screen.getByLabelText('Why'))
  focus(screen.getByRole('heading'))
  expect(strip()).toBe('there')
})

test('useStrip: a strip that is gone before its time changes nothing', () => {
  const { unmount } = render(<Sample />)
  focus(screen.getByLabelText('Why'))
  fireEvent.blur(screen.getByLabelText('Why'))
  unmount()
  expect(() => wait(2000)).not.toThrow()
})
