// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FilterFoot } from './FilterFoot.tsx'

afterEach(cleanup)

function Foot({ begins }: { begins: boolean }) {
  const [filtered, setFiltered] = useState(begins)
  const view = { areas: [], far: true, more: false, filtered }
  return <FilterFoot view={view} onClear={() => setFiltered(false)} onDone={() => undefined} />
}

const { filters } = en.map.page

test('FilterFoot has no button to clear the filters if none are set', () => {
  render(<Foot begins={false} />)
  expect(screen.queryByRole('button', { name: filters.clear })).toBeNull()
})

test('FilterFoot moves the focus to its remaining button when the filters are cleared', () => {
  render(<Foot begins />)
  const clear = screen.getByRole('button', { name: filters.clear })
  clear.focus()
  fireEvent.click(clear)
  expect(clear.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: filters.done }))
})
