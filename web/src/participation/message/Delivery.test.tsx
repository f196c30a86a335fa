// @vitest-environment happy-dom
import type { MessageView } from '@fieldfare/shared/message.ts'
import type { PublicConfig } from '@fieldfare/shared/publicConfig.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render as renderPart, screen } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publicConfig } from '../../platform/api/publicConfig.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { Delivery } from './Delivery.tsx'
import { isUnderway } from './mailProgress.ts'

const messageOf = (change: Partial<MessageView>): MessageView => ({
  id: 'm',
  title: 'Cranes',
  body: 'They are here.',
  photo: null,
  audience: 'all',
  about: null,
  createdBy: 'p',
  createdByName: 'Anouk',
  createdAt: '2026-11-22T10:00:00.000Z',
  from: 'Dunes of Texel',
  fromId: 'c',
  system: false,
  cc: 1200,
  rcc: 0,
  adding: false,
  mails: { total: 1000, sent: 1000, late: 0, failed: 0, redirectedTo: null },
  read: null,
  muted: null,
  ...change,
})
const Server = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const render = (part: ReactElement) => renderPart(part, { wrapper: Server })
const quietFrom = (from: string, to: string) =>
  queryClient.setQueryData(publicConfig.key(), { quietHours: { from, to } } as PublicConfig)
const facts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

beforeEach(() => {
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } })
  quietFrom('00:00', '00:00')
})
afterEach(cleanup)

test('Delivery shows nothing to a recipient', () => {
  const { container } = render(<Delivery message={messageOf({ cc: null, rcc: null, mails: null, read: true })} />)
  expect(container.textContent).toBe('')
})

test('Delivery counts sent, delayed and failed mails', () => {
  const mails = { total: 1000, sent: 700, late: 200, failed: 100, redirectedTo: null }
  const message = messageOf({ mails, rcc: 1 })
  render(<Delivery message={message} />)
  expect(facts()).toEqual([
    '1,200 people got this message.',
    '1 person has read it.',
    'Emails sent: 700 of 1,000',
    'Not accepted yet: 200. We’ll keep trying.',
    'Could not be delivered: 100.',
  ])
  expect(screen.getByRole('progressbar')).toHaveProperty('value', 800)
  // Delayed mails do not count as being sent.
  expect(isUnderway(message)).toBe(false)
})

test('Delivery says in quiet hours until when mails wait, but no longer once all mails are sent', () => {
  quietFrom('00:00', '23:59')
  const mails = { total: 1, sent: 0, late: 0, failed: 0, redirectedTo: null }
  const { rerender } = render(<Delivery message={messageOf({ mails })} />)
  expect(screen.getByText(/At night emails wait: they go out from 11:59/)).toBeTruthy()
  rerender(<Delivery message={messageOf({})} />)
  expect(screen.queryByText(/At night/)).toBeNull()
})

test('Delivery says that recipients are still being added, and names the e-mail address to which mails are redirected', () => {
  const mails = { total: 1, sent: 0, late: 0, failed: 0, redirectedTo: 'all@example.org' }
  const message = messageOf({ adding: true, cc: 500, mails })
  render(<Delivery message={message} />)
  expect(facts()[0]).toBe('500 people got this message. Others are still being added.')
  expect(screen.getByText(/to all@example\.org/)).toBeTruthy()
  expect(isUnderway(message)).toBe(true)
})

test('Delivery shows no progress bar once all mails are sent, and says if a message has no mails', () => {
  const { rerender } = render(<Delivery message={messageOf({})} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(<Delivery message={messageOf({ mails: { total: 0, sent: 0, late: 0, failed: 0, redirectedTo: null } })} />)
  expect(screen.getByText('No emails: everybody reads it in the app.')).toBeTruthy()
})
