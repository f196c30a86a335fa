// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChooseWords } from './ChooseWords.tsx'

afterEach(cleanup)

test('ChooseWords quotes the selected words, or the beginning of the comment; without a selection it shows an error', () => {
  const onChoose = vi.fn()
  const onClose = vi.fn()
  render(<ChooseWords open onClose={onClose} source={{ text: 'Planks last.', nameOf: () => '' }} onChoose={onChoose} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Select it in the text.')
  expect(field.readOnly).toBe(true)
  fireEvent.click(screen.getByText('Quote this part'))
  expect(screen.getByText('Select some words first.')).toBeTruthy()
  expect(onChoose).not.toHaveBeenCalled()
  field.setSelectionRange(0, 6)
  fireEvent.select(field)
  expect(screen.queryByText('Select some words first.')).toBeNull()
  fireEvent.click(screen.getByText('Quote this part'))
  expect(onChoose).toHaveBeenLastCalledWith('Planks')
  fireEvent.click(screen.getByText('Quote the beginning'))
  expect(onChoose).toHaveBeenLastCalledWith(null)
  expect(onClose).toHaveBeenCalledTimes(2)
})
