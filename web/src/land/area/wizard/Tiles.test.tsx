// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Question } from '../../../platform/ui/form/Question.tsx'
import { Tiles } from './Tiles.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const onSubmit = vi.fn()

/** A form with two questions of a single choice each, and a text field. */
function Sample({ chosen = [] }: { chosen?: string[] }) {
  const [first, setFirst] = useState(chosen)
  const [second, setSecond] = useState<string[]>([])
  return (
    <form onSubmit={onSubmit}>
      <Tiles
        legend="How often?"
        choices={['Daily', 'Rarely', 'Never'].map((value) => ({ value, label: value }))}
        chosen={first}
        onChoose={(value) => setFirst([value])}
      />
      <input aria-label="Elsewhere" />
      <Question name="what" title="What for?">
        <Tiles
          legend="What for"
          choices={['Walking', 'Skating'].map((value) => ({ value, label: value }))}
          chosen={second}
          onChoose={(value) => setSecond([value])}
        />
      </Question>
    </form>
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const heading = () => screen.getByRole('heading', { name: 'What for?' })
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
function press(name: string) {
  radio(name).focus()
  fireEvent.pointerDown(radio(name))
  fireEvent.click(radio(name))
}

test('Tiles keep the focus in the question while arrow keys change the answer, and move it to the next question on Enter', () => {
  render(<Sample />)
  radio('Daily').focus()
  fireEvent.keyDown(radio('Daily'), { key: 'ArrowDown' })
  fireEvent.click(radio('Rarely'))
  radio('Rarely').focus()
  wait(1000)
  expect(radio('Rarely').checked).toBe(true)
  expect(document.activeElement).toBe(radio('Rarely'))
  fireEvent.keyDown(radio('Rarely'), { key: 'Enter' })
  wait(300)
  expect(document.activeElement).toBe(heading())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('Tiles do not move the focus if the person changes an earlier answer, or moves the focus elsewhere after a first answer', () => {
  render(<Sample chosen={['Daily']} />)
  press('Never')
  wait(1000)
  expect(document.activeElement).toBe(radio('Never'))
  cleanup()
  render(<Sample />)
  press('Never')
  wait(100)
  screen.getByLabelText('Elsewhere').focus()
  wait(1000)
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
})

test('Tiles move the focus to the next question 300 ms after the first answer; another answer meanwhile restarts the 300 ms', () => {
  render(<Sample />)
  press('Daily')
  wait(200)
  press('Rarely')
  wait(200)
  expect(document.activeElement).toBe(radio('Rarely'))
  wait(100)
  expect(document.activeElement).toBe(heading())
  expect(radio('Rarely').checked).toBe(true)
})

test('Tiles keep the focus while the pointer is down on an answer, and move it to the next question after the release', () => {
  render(<Sample />)
  press('Daily')
  fireEvent.pointerUp(radio('Daily'))
  wait(200)
  fireEvent.pointerDown(radio('Rarely'))
  wait(1000)
  expect(document.activeElement).toBe(radio('Daily'))
  fireEvent.pointerUp(radio('Rarely'))
  fireEvent.click(radio('Rarely'))
  wait(300)
  expect(radio('Rarely').checked).toBe(true)
  expect(document.activeElement).toBe(heading())
})

test.each([
  ['presses an answer of another question, even before the focus moves there', 'Walking', 'pointerUp'],
  ['begins to scroll with a finger on an answer', 'Rarely', 'pointerCancel'],
] as const)('Tiles do not move to the next question if the person %s', (_case, pressed, end) => {
  render(<Sample />)
  press('Daily')
  wait(200)
  fireEvent.pointerDown(radio(pressed))
  wait(1000)
  fireEvent[end](radio(pressed))
  wait(1000)
  expect(document.activeElement).toBe(radio('Daily'))
})

test('Tiles of the last question keep the focus, and Enter submits the form as usual', () => {
  render(<Sample />)
  press('Walking')
  wait(1000)
  expect(document.activeElement).toBe(radio('Walking'))
  expect(fireEvent.keyDown(radio('Walking'), { key: 'Enter' })).toBe(true)
})

test('Tiles with an error mark the answers as invalid, and the error describes the group of answers to screen readers', () => {
  render(
    <Tiles
      legend="How often?"
      choices={[{ value: 'a', label: 'A' }]}
      chosen={[]}
      onChoose={() => {}}
      error="Choose one."
    />,
  )
  const group = screen.getByRole('group')
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('Choose one.')
  expect(radio('A').getAttribute('aria-invalid')).toBe('true')
})
