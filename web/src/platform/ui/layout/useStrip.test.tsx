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

/** A step of a wizard below its strip of map, with text fields, an answer and the heading of the next question. */
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

test('useStrip: leaving a text field brings the map strip back 600 ms later, and the content keeps its position on screen', () => {
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

test('useStrip: going from one text field to another keeps the map strip hidden', () => {
  render(<Sample />)
  focus(screen.getByLabelText('Why'))
  wait(300)
  focus(screen.getByLabelText('More'))
  wait(2000)
  expect(strip()).toBe('away')
})

test('useStrip: a form that moves the focus to the next heading brings the map strip back at once, and nothing moves after that', () => {
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

test('useStrip: going from a text field to a heading of another step brings the map strip back at once', () => {
  render(<Sample />)
  focus(screen.getByLabelText('Why'))
  focus(screen.getByRole('heading'))
  expect(strip()).toBe('there')
})

test('useStrip: unmounting before the map strip comes back after 600 ms causes no error', () => {
  const { unmount } = render(<Sample />)
  focus(screen.getByLabelText('Why'))
  fireEvent.blur(screen.getByLabelText('Why'))
  unmount()
  expect(() => wait(2000)).not.toThrow()
})
