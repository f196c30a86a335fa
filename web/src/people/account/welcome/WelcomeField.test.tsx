// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/api/queries.ts'
import { setConnection } from '../../../platform/shell/states/status.ts'
import { WelcomeField } from './WelcomeField.tsx'

const navigate = vi.hoisted(() => vi.fn())
vi.mock('@tanstack/react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }))

const TOWNS = 'Den Burg\t4.8\t53.05\tNL\nDen Helder\t4.76\t52.96\tNL'
const json = (body: unknown) => Response.json(body)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  setConnection('online')
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('places.tsv')) return new Response(TOWNS)
    return url.includes('/api/places') ? json({ places: [], away: false }) : json({ result: { data: [] } })
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  navigate.mockReset()
  setConnection('connecting')
  vi.useRealTimers()
})

function shown(): HTMLElement {
  render(
    <QueryClientProvider client={queryClient}>
      <WelcomeField />
    </QueryClientProvider>,
  )
  return screen.getByRole('combobox', { name: en.welcome.field })
}
const settle = async () => {
  for (let i = 0; i < 4; i++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(200)
    })
}
const submit = async (field: HTMLElement) => {
  fireEvent.submit(field.closest('form') ?? field)
  await settle()
}

test('WelcomeField stays on the page if no place has the submitted name, and shows that nothing was found', async () => {
  const field = shown()
  fireEvent.change(field, { target: { value: 'xyzzyx' } })
  await submit(field)
  expect(navigate).not.toHaveBeenCalled()
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(en.search.none)
})

test('WelcomeField opens the map without a position if the submitted field is empty', async () => {
  await submit(shown())
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/add-area', search: { at: undefined } })
})

test('WelcomeField opens the map at the best place for a name that was submitted before the search had loaded', async () => {
  const field = shown()
  fireEvent.change(field, { target: { value: 'den burg' } })
  await submit(field)
  const [{ to, search }] = navigate.mock.calls[0] ?? [{}]
  expect(to).toBe('/add-area')
  expect(search.at).toMatch(/^12\/53\.05\/4\.8$/)
})

test('WelcomeField lists places while the person types; arrow keys choose, Escape closes the list, then empties the field', async () => {
  const field = shown()
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: 'den' } })
  await settle()
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  await settle()
  const active = screen.getByRole('option', { selected: true })
  expect([active.textContent, field.getAttribute('aria-activedescendant')]).toEqual([
    expect.stringContaining('Den Helder'),
    active.id,
  ])
  await submit(field)
  expect(navigate.mock.calls[0]?.[0].search.at).toBe('12/52.96/4.76')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(screen.queryAllByRole('option')).toEqual([])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect((field as HTMLInputElement).value).toBe('')
})

test('WelcomeField, given two letters, opens the map at a town whose name begins with them, else without a position', async () => {
  const field = shown()
  fireEvent.change(field, { target: { value: 'Ee' } })
  await submit(field)
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: '/add-area', search: { at: undefined } })
  navigate.mockReset()
  fireEvent.change(field, { target: { value: 'De' } })
  await submit(field)
  expect(navigate.mock.calls[0]?.[0].search.at).toBe('12/53.05/4.8')
})
