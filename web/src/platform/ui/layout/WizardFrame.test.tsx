// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WizardFrame } from './WizardFrame.tsx'

afterEach(cleanup)

const step = {
  stepName: 'Rating',
  progress: { step: 4, total: 8, label: 'Step 4 of 8' },
  title: 'How do you rate this place?',
  next: 'Next: how often',
}

test('WizardFrame announces the reason that blocks the step, and keeps the button enabled', () => {
  const onNext = vi.fn()
  render(
    <WizardFrame {...step} onNext={onNext} why="Choose a number first">
      <p />
    </WizardFrame>,
  )
  expect(screen.getAllByRole('status').some((status) => status.textContent === 'Choose a number first')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Next: how often' }))
  expect(onNext).toHaveBeenCalledOnce()
})

test('WizardFrame ignores a click and Enter while busy', () => {
  const onNext = vi.fn()
  const { container } = render(
    <WizardFrame {...step} onNext={onNext} busy="Sending">
      <input />
    </WizardFrame>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sending' }))
  fireEvent.submit(container.querySelector('form')!)
  expect(onNext).not.toHaveBeenCalled()
})

test('WizardFrame calls onBack or onLater when their button is pressed, and not onNext', () => {
  const onNext = vi.fn()
  const onBack = vi.fn()
  const onLater = vi.fn()
  const back = { label: 'Back', onPress: onBack }
  const later = { label: 'Stop and finish later', onPress: onLater }
  render(
    <WizardFrame {...step} onNext={onNext} back={back} later={later} saved="Draft saved">
      <p />
    </WizardFrame>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  fireEvent.click(screen.getByRole('button', { name: 'Stop and finish later' }))
  expect(onBack).toHaveBeenCalledOnce()
  expect(onLater).toHaveBeenCalledOnce()
  expect(onNext).not.toHaveBeenCalled()
  expect(screen.getByText('Draft saved')).toBeTruthy()
})
