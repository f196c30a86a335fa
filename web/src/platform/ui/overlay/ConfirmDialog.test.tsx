// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog.tsx'

afterEach(cleanup)

function ask(props: { busy?: string } = {}) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const texts = { title: 'Delete this area?', confirm: 'Delete area', cancel: 'Keep it', danger: true }
  render(<ConfirmDialog open {...texts} {...props} onConfirm={onConfirm} onCancel={onCancel} />)
  return { onConfirm, onCancel }
}

test('ConfirmDialog ignores a second click while busy', () => {
  const { onConfirm } = ask({ busy: 'Deleting' })
  fireEvent.click(screen.getByRole('button', { name: 'Deleting' }))
  expect(onConfirm).not.toHaveBeenCalled()
})

test('ConfirmDialog cancels on Escape', () => {
  const { onConfirm, onCancel } = ask()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('ConfirmDialog has its title as its accessible name, and confirms when its button is clicked', () => {
  const { onConfirm } = ask()
  expect(screen.getByRole('dialog', { name: 'Delete this area?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete area' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})
