// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { ReadTokenView } from '@fieldfare/shared/readToken.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { ReadTokensSection } from './ReadTokensSection.tsx'

const call = fakeServer()
const sent = (name: string) => call.mock.calls.filter(([one]) => one === name).map(([, input]) => input)

function show(me: Partial<Me>, listed: ReadTokenView[] = []) {
  queryClient.clear()
  call.mockReset()
  call.mockImplementation(async (name) => (name === 'readToken.list' ? listed : []))
  render(
    <QueryClientProvider client={queryClient}>
      <ReadTokensSection me={me as Me} />
    </QueryClientProvider>,
  )
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

afterEach(cleanup)

test('ReadTokensSection: no read code is made without a name, and only land owners can choose what the code reads', async () => {
  show({ owner: false, admin: false })
  await press('Create a read code')
  expect(screen.queryByLabelText('What the program reads')).toBeNull()
  await press('Create code')
  expect(sent('readToken.make')).toEqual([])
  cleanup()
  show({ owner: true })
  await press('Create a read code')
  expect(screen.getByLabelText('What the program reads')).toBeTruthy()
})

test('ReadTokensSection: a new read code is shown until Done is pressed, and a retry after a failed call sends the same secret', async () => {
  show({ owner: false, admin: false })
  await press('Create a read code')
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: 'QGIS' } })
  let fails = true
  call.mockImplementation(async (name) => {
    if (name === 'readToken.make' && fails) throw new AppError('too-large')
    return []
  })
  await press('Create code')
  await waitFor(() => expect(sent('readToken.make')).toHaveLength(1))
  fails = false
  await press('Create code')
  const code = await screen.findByLabelText<HTMLInputElement>('Read code')
  expect(code.value).toMatch(/^fieldfare_[\w-]{43}$/)
  const [first, second] = sent('readToken.make')
  expect(first).toEqual(second)
  expect(second).toMatchObject({ name: 'QGIS', scope: 'areas', secret: code.value })
  await press('Done')
  expect(screen.queryByDisplayValue(code.value)).toBeNull()
})

test('ReadTokensSection: a listed code shows when it was last used, and its button revokes the code', async () => {
  const token = { id: 'a', name: 'Old laptop', scope: 'areas' as const, createdAt: '2026-11-01T10:00:00Z' }
  show({ owner: false }, [{ ...token, usedAt: '2026-11-20T10:00:00Z' }])
  await screen.findByText(/^Last used: .*20/)
  await press('End “Old laptop”')
  await waitFor(() => expect(sent('readToken.end')).toEqual([{ id: 'a' }]))
})
