// @vitest-environment happy-dom
import type { Answerable } from '@fieldfare/shared/waiting.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerProps } from '../../content/kind.ts'
import { AnswerOne } from './AnswerOne.tsx'

vi.mock('../../content/answering/answerPart.tsx', () => ({ answerPart: () => Yes }))

/** A fake of the component for answering a question of any kind: one button. */
const Yes = ({ item, onAnswered }: AnswerProps) => (
  <button type="button" onClick={() => onAnswered(true)}>{`Yes to ${item.id}`}</button>
)
const items = ['first', 'second'].map((id) => ({ kind: 'poll', id, community: { id, title: id } }) as Answerable)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const answer = (name: string, focused: boolean) => {
  const button = screen.getByRole('button', { name })
  if (focused) button.focus()
  fireEvent.click(button)
}
const wait = () => act(() => vi.advanceTimersByTimeAsync(2000))

test('AnswerOne moves the focus from a replaced card to the next card, and from the last card to the closing text', async () => {
  const { container } = render(<AnswerOne items={items} />)
  answer('Yes to first', true)
  await wait()
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Yes to second' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  answer('Yes to second', true)
  await wait()
  expect(document.activeElement).toBe(container.firstElementChild)
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true)
})

test('AnswerOne leaves the focus on an element outside AnswerOne when the next card appears', async () => {
  render(
    <>
      <input aria-label="Elsewhere" />
      <AnswerOne items={items} />
    </>,
  )
  answer('Yes to first', false)
  screen.getByRole('textbox').focus()
  await wait()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
