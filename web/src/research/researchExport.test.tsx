// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { ResearchExportView } from '@fieldfare/shared/research.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../platform/api/fakeServer.ts'
import { keys, queryClient } from '../platform/api/queries.ts'
import { readExports } from './data.ts'
import { ResearchExportPage } from './ResearchExportPage.tsx'

const exportOf = (change: Partial<ResearchExportView>): ResearchExportView => ({
  id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  number: 3,
  state: 'done',
  freeText: false,
  snapshotAt: '2026-11-22T10:00:00.000Z',
  counts: { respondents: 1200, areas: 4800, budgets: 900, suppressed: 1 },
  bytes: 2_340_000,
  sha256: 'c0ffee',
  progress: 100,
  madeBy: 'Hidde',
  createdAt: '2026-11-22T10:00:00.000Z',
  withdrawals: 2,
  until: '2027-02-20T10:00:00.000Z',
  ...change,
})
const begun = { snapshotAt: null, counts: {}, bytes: null, sha256: null, until: null, withdrawals: 0 } as const

let listed: ResearchExportView[]
/** Returns the fake server's answer to a list call: the exports, and no hotspot runs. */
const pageOf = (name: string) => ({ items: name === 'hotspot.list' ? [] : listed, next: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  queryClient.clear()
  listed = []
  server = fakeServer()
  server.mockImplementation(async (name) =>
    name === 'account.me'
      ? { id: 'p', admin: true }
      : name.endsWith('.all') || name.endsWith('.list')
        ? pageOf(name)
        : null,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const inputsOf = (name: string) => server.mock.calls.filter(([called]) => called === name).map(([, input]) => input)

function show() {
  queryClient.setQueryData(keys.me, { id: 'p', admin: true } as Me)
  const routeTree = createRootRoute({ component: ResearchExportPage })
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('ResearchExportPage: a second press on the button after the server refused an export sends the same input and id again', async () => {
  show()
  await screen.findByText('No exports yet.')
  server.mockImplementation(async (name) => {
    if (name === 'research.all') return { items: listed, next: null }
    throw new AppError('conflict', [{ path: ['id'], key: 'underWay', params: { number: 2 } }])
  })
  fireEvent.click(screen.getByRole('checkbox', { name: /With people’s own words/ }))
  const button = screen.getByRole('button', { name: 'Make export' })
  fireEvent.click(button)
  await waitFor(() => expect(inputsOf('research.make')).toHaveLength(1))
  await screen.findByRole('button', { name: 'Make export' })
  fireEvent.click(screen.getByRole('button', { name: 'Make export' }))
  await waitFor(() => expect(inputsOf('research.make')).toHaveLength(2))
  const [first, second] = inputsOf('research.make')
  expect(first).toMatchObject({ freeText: true })
  expect(second).toEqual(first)
})

test('ResearchExportPage starts an export, shows its progress and then a download link', async () => {
  show()
  await screen.findByText('No exports yet.')
  server.mockImplementation(async (name, input) => {
    if (name === 'research.make')
      listed = [exportOf({ ...begun, id: String(input['id']), state: 'waiting', progress: 0 })]
    return name === 'research.make' ? listed[0] : pageOf(name)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Make export' }))
  const bar = await screen.findByRole('progressbar', { name: 'Progress of export 3' })
  // A progress bar without a value is indeterminate.
  expect(bar.hasAttribute('value')).toBe(false)
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make export' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull()

  listed = [exportOf({ ...listed[0], state: 'packing', progress: 40 })]
  readExports()
  await screen.findByText('Writing files, 40%')
  expect(bar).toHaveProperty('value', 40)

  listed = [exportOf({ id: listed[0]?.id ?? '' })]
  readExports()
  const link = await screen.findByRole('link', { name: 'Download export 3 (ZIP)' })
  expect(link.getAttribute('href')).toBe(`/api/research-exports/${listed[0]?.id}.zip`)
  expect(link.textContent).toBe('Download (2.34 MB)')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'Make export' })).toBeTruthy()
})

test('ResearchExportPage lists earlier exports with counts and withdrawals, and removes a file after confirmation', async () => {
  listed = [
    exportOf({}),
    exportOf({ id: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb', number: 2, ...begun, state: 'failed', madeBy: null }),
    exportOf({ id: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc', number: 1, state: 'removed', bytes: null, until: null }),
  ]
  show()
  const [first, failed, removed] = (await screen.findAllByRole('listitem')).map((row) => within(row))
  if (!first || !failed || !removed) throw new Error('three exports are missing')
  expect(
    first.getByText('1,200 people, 4,800 areas, 900 budgets. 1 count suppressed: fewer than five people'),
  ).toBeTruthy()
  expect(first.getByText('2 people withdrew since.')).toBeTruthy()
  expect(first.getByText('c0ffee')).toBeTruthy()
  expect(failed.getByText(/^Failed\./)).toBeTruthy()
  expect(failed.queryByRole('link')).toBeNull()
  // The list of withdrawals stays after the file is removed.
  expect(removed.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/research-exports/cccccccc-cccc-4ccc-8ccc-cccccccccccc-withdrawals.csv',
  ])
  fireEvent.click(first.getByRole('button', { name: 'Remove file: export 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the file of export 3?' }))
  expect(inputsOf('research.remove')).toEqual([])
  server.mockImplementation(async (name) => {
    if (name === 'research.remove') listed = listed.with(0, exportOf({ state: 'removed', bytes: null, until: null }))
    return name === 'research.remove' ? listed[0] : pageOf(name)
  })
  fireEvent.click(dialog.getByRole('button', { name: 'Remove file' }))
  await waitFor(() => expect(screen.getAllByText('File removed')).toHaveLength(2))
  expect(inputsOf('research.remove')).toEqual([{ id: exportOf({}).id }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('ResearchExportPage: the counts of an export of one person, one area and one budget are in the singular', async () => {
  listed = [exportOf({ counts: { respondents: 1, areas: 1, budgets: 1, suppressed: 0 } })]
  show()
  expect(await screen.findByText('1 person, 1 area, 1 budget')).toBeTruthy()
})
