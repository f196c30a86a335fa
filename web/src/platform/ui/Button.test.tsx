// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, PrimaryButton } from './Button.tsx'

afterEach(cleanup)

test('a second press while sending is ignored, also of a form', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <PrimaryButton type="submit" busy="Sending" onClick={onClick}>
        Save area
      </PrimaryButton>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sending' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a busy button keeps the focus, so that the reader is not thrown out of the form', () => {
  render(<Button busy="Sending">Send</Button>)
  const button = screen.getByRole('button')
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a button does not send the form it happens to stand in', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
