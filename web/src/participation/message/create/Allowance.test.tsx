// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Allowance } from './Allowance.tsx'

afterEach(cleanup)

test('Allowance, with no message left, shows the limit, the time of the next message and that the draft is saved', () => {
  render(<Allowance allowed={{ left: 0, nextAt: '2026-11-23T09:40:00.000Z' }} />)
  const { textContent } = screen.getByRole('status')
  expect(textContent).toContain('5 messages in 24 hours')
  expect(textContent).toContain('November 23, 2026')
  expect(textContent).toContain('saved as a draft')
})

test('Allowance says if only one message is left, and shows nothing if more are left or there is no limit', () => {
  const { rerender, container } = render(<Allowance allowed={{ left: 1, nextAt: null }} />)
  expect(container.textContent).toBe('You can send 1 more message to this community within 24 hours.')
  for (const allowed of [{ left: 5, nextAt: null }, { left: null, nextAt: null }, undefined]) {
    rerender(<Allowance allowed={allowed} />)
    expect(container.textContent).toBe('')
  }
})
