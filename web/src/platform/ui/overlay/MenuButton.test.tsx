// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MenuButton } from './MenuButton.tsx'

afterEach(cleanup)

function show() {
  const act = vi.fn()
  render(
    <>
      <MenuButton label="Make">
        <button type="button" onClick={act}>
          Poll
        </button>
        <button type="button" aria-haspopup="dialog">
          Invite
        </button>
      </MenuButton>
      <button type="button">Elsewhere</button>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Make' })
  fireEvent.click(trigger)
  return { act, trigger }
}
const list = () => screen.queryByRole('group', { name: 'Make' })

test('MenuButton closes on Escape, returning the focus to its button, and when the focus or a press goes elsewhere', () => {
  const { trigger } = show()
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Poll' }), { key: 'Escape' })
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(trigger)
  for (const leave of [fireEvent.pointerDown, fireEvent.focusIn]) {
    fireEvent.click(trigger)
    expect(list()).toBeTruthy()
    leave(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(list()).toBeNull()
  }
})

test('MenuButton closes after a choice, but stays open below a dialog that a choice opens', () => {
  const { act, trigger } = show()
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(list()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Poll' }))
  expect(act).toHaveBeenCalledOnce()
  expect(list()).toBeNull()
  expect(document.activeElement).toBe(trigger)
})
