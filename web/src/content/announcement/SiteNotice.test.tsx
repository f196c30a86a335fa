// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../platform/api/queries.ts'
import { siteNotices } from './data.ts'
import { SiteNotice } from './SiteNotice.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  localStorage.clear()
})

test('SiteNotice shows the date on which the notice was written, and hides the notice once it is dismissed', async () => {
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  const notice = { id: 'n', title: 'Storm', body: 'The dunes are closed.', createdAt: '2026-11-26T08:00:00.000Z' }
  queryClient.setQueryData(siteNotices.current.key({ locale: 'en-us' }), { notice, changesAt: null })
  render(
    <QueryClientProvider client={queryClient}>
      <SiteNotice />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(/The dunes are closed/)).toBeTruthy()
  expect(screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')).toContain('November 26, 2026')
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByRole('status')).toBeNull()
})
