// @vitest-environment happy-dom
import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicConfig } from '../platform/api/publicConfig.ts'
import { queryClient } from '../platform/api/queries.ts'
import { MailNotes } from './MailNotes.tsx'

const site = (config: Partial<PublicConfig>) =>
  queryClient.setQueryData(publicConfig.key(), {
    mailRedirect: null,
    quietHours: { from: '00:00', to: '00:00' },
    ...config,
  } as PublicConfig)
const shown = () => screen.queryAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MailNotes />
      <MailNotes night="all" />
      <MailNotes night="seats" redirected={false} />
    </QueryClientProvider>,
  )

beforeEach(() => queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

test('MailNotes renders nothing outside quiet hours on a site that does not redirect e-mails', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 14, 0) })
  site({ quietHours: { from: '22:00', to: '07:00' } })
  show()
  expect(shown()).toEqual([])
})

test('MailNotes renders nothing at night on a site without quiet hours and without an e-mail redirect', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 0) })
  site({})
  show()
  expect(shown()).toEqual([])
})

test('MailNotes names the e-mail address to which a site redirects mails, and in quiet hours the time at which they go out', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 0) })
  site({ mailRedirect: 'all@example.org', quietHours: { from: '22:00', to: '07:00' } })
  show()
  const where = 'This site sends emails of communities to all@example.org alone, also those about meetings and pledges.'
  expect(shown()).toEqual([
    where,
    `${where} At night emails wait: they go out from 7:00 AM. In the app everyone sees it right away.`,
    'Everyone with a seat gets the link right away. It is night, so other emails go out from 7:00 AM.',
  ])
})
