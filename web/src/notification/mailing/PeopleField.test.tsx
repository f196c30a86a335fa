// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import type { Picked } from './mailingDraft.ts'
import { PeopleField } from './PeopleField.tsx'

const person = (id: string, name: string) => ({
  id,
  name,
  addressHint: `${name.slice(0, 1).toLowerCase()}•••@example.org`,
  owner: false,
  admin: false,
  verified: true,
  disabled: false,
  tags: [],
  createdAt: '2026-01-01T00:00:00Z',
})
const ALL = [person('a', 'Anouk Visser'), person('b', 'Anton Mol')]
const changed = vi.fn<(picked: Picked[]) => void>()
const idsPicked = () => changed.mock.lastCall?.[0].map(({ id }) => id) ?? []
/** The people whom the server finds. */
let matches: typeof ALL

function Field() {
  const [picked, setPicked] = useState<Picked[]>([])
  const onChange = (next: Picked[]) => {
    changed(next)
    setPicked(next)
  }
  return <PeopleField picked={picked} onChange={onChange} />
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find people' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

beforeEach(() => {
  queryClient.clear()
  changed.mockClear()
  matches = ALL
  fakeServer().mockImplementation(async (name) => (name === 'people.find' ? { items: matches, next: null } : null))
  render(
    <QueryClientProvider client={queryClient}>
      <Field />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('PeopleField says that no one matches, and then selects nobody on Enter', async () => {
  matches = []
  fireEvent.keyDown(field(), { key: 'Enter' })
  type('Zed')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await screen.findByText('No one matches this.')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(changed).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field().value).toBe('')
})

test('PeopleField selects each person once by keyboard or mouse, and removes people by button or Backspace', async () => {
  type('An')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(screen.getByRole('option', { selected: true }).id).toBe(field().getAttribute('aria-activedescendant'))
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(changed).toHaveBeenCalledWith([{ id: 'b', name: 'Anton Mol' }])
  expect(field().value).toBe('')

  type('An')
  const [remaining] = await screen.findAllByRole('option')
  expect(remaining?.textContent).toContain('Anouk Visser')
  fireEvent.click(remaining ?? field())
  expect(idsPicked()).toEqual(['b', 'a'])
  fireEvent.click(screen.getByRole('button', { name: 'Remove Anton Mol' }))
  expect(idsPicked()).toEqual(['a'])
  expect(document.activeElement).toBe(field())
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(idsPicked()).toEqual([])
})
