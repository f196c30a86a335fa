// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, PrimaryButton } from './Button.tsx'

afterEach(cleanup)

test('PrimaryButton ignores a second click while busy and does not submit its form', () => {
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

test('Button keeps the focus while busy', () => {
  render(<Button busy="Sending">Send</Button>)
  const button = screen.getByRole('button')
  button.focus()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('Button does not submit the form around it', () => {
  const onSubmit = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onSubmit).not.toHaveBeenCalled()
})
