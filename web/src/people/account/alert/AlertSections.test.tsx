// @vitest-environment happy-dom
import { ALERT_TOPICS, type AlertSettings, type AlertTopic, type CommunityAlerts } from '@fieldfare/shared/alert.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../platform/api/fakeServer.ts'
import { queryClient } from '../../../platform/api/queries.ts'
import { topToast } from '../../../platform/ui/overlay/toasts.ts'
import { AlertSections } from './AlertSections.tsx'

const call = fakeServer()
const settings = (part: Partial<AlertSettings> = {}): AlertSettings => ({
  wishes: Object.fromEntries(ALERT_TOPICS.map((topic) => [topic, 'week'])) as Record<AlertTopic, 'week'>,
  quiet: { from: '22:00', to: '07:00' },
  weekly: true,
  now: true,
  devices: [],
  pushKey: 'key',
  ...part,
})
const DUNES: CommunityAlerts = { communityId: 'c', title: 'Dunes', wishes: { answers: 'now' } }

/** The settings stored on the server; null if the call fails. */
let storedSettings: AlertSettings | null
let communities: CommunityAlerts[] | null
/** Answers each call that changes a setting. */
let change: (name: string, input: Record<string, unknown>) => Promise<unknown>

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } })
  storedSettings = settings()
  communities = [DUNES]
  change = async () => ({})
  call.mockReset()
  call.mockImplementation(async (name, input) => {
    if (name === 'callback.settings') {
      if (!storedSettings) throw new AppError('general')
      return storedSettings
    }
    if (name === 'callback.communities') {
      if (!communities) throw new AppError('general')
      return { items: communities, next: null }
    }
    return change(name, input)
  })
})
afterEach(cleanup)

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <AlertSections />
    </QueryClientProvider>,
  )
const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label)
const choose = (field: HTMLSelectElement, value: string) => fireEvent.change(field, { target: { value } })
/** Returns the calls so far that change a setting. */
const changes = () => call.mock.calls.filter(([name]) => !/settings|communities/.test(name))

test('AlertSections shows no fields before the settings are loaded, and offers another try after a failure', async () => {
  storedSettings = null
  show()
  expect(screen.queryByRole('combobox')).toBeNull()
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('combobox')).toBeNull()
  storedSettings = settings()
  fireEvent.click(retryButton)
  expect((await select('When someone mentions you')).value).toBe('week')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('AlertSections restores the former choice and shows a message when a change is refused', async () => {
  show()
  const field = await select('New in your communities')
  let refuse: (error: Error) => void = () => undefined
  change = () => new Promise((_, reject) => (refuse = reject))
  choose(field, 'now')
  await waitFor(() => expect(field.value).toBe('now'))
  await waitFor(() => expect(changes()).toEqual([['callback.choose', { topic: 'content', wish: 'now' }]]))
  await act(async () => refuse(new AppError('unavailable')))
  await waitFor(() => expect(field.value).toBe('week'))
  expect(topToast()?.text).toContain('Something isn’t working on our side')
})

test('AlertSections shows a choice at once and a confirmation once it is saved, and has no field for messages', async () => {
  show()
  const field = await select('When someone mentions you')
  expect(screen.queryByLabelText('Messages of communities')).toBeNull()
  change = async () => {
    storedSettings = settings({ wishes: { ...settings().wishes, mentions: 'none' } })
    return {}
  }
  choose(field, 'none')
  await waitFor(() => expect(field.value).toBe('none'))
  await waitFor(() => expect(topToast()?.text).toBe('Your choice has been saved'))
  expect(field.value).toBe('none')
})

test('AlertSections turns quiet hours on and off, and does not offer equal start and end times', async () => {
  storedSettings = settings({ quiet: { from: '00:00', to: '00:00' } })
  show()
  const on = await screen.findByRole<HTMLInputElement>('checkbox')
  expect(screen.queryByLabelText('From')).toBeNull()
  change = async (_name, input) => {
    storedSettings = settings({ quiet: input as { from: string; to: string } })
    return {}
  }
  fireEvent.click(on)
  const from = await select('From')
  expect(from.value).toBe('22:00')
  expect(within(from).queryByRole('option', { name: '07:00' })).toBeNull()
  choose(from, '21:30')
  await waitFor(() => expect(from.value).toBe('21:30'))
  expect(changes().map(([, input]) => input)).toEqual([
    { from: '22:00', to: '07:00' },
    { from: '21:30', to: '07:00' },
  ])
  fireEvent.click(on)
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull())
})

test('AlertSections lets the person turn on again a kind of mail that they stopped by its unsubscribe link', async () => {
  storedSettings = settings({ weekly: false, now: false })
  show()
  const [weekly] = await screen.findAllByRole('button', { name: 'Send it again' })
  change = async (_name, input) => {
    storedSettings = settings({ ...storedSettings, ...input })
    return {}
  }
  if (weekly) fireEvent.click(weekly)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Send it again' })).toHaveLength(1))
  expect(changes()).toEqual([['callback.mails', { weekly: true }]])
})

test('AlertSections loads the communities only when their section is opened, and can reset the choice for one community', async () => {
  communities = null
  show()
  const summary = await screen.findByText('Choose per community')
  expect(call.mock.calls.some(([name]) => name === 'callback.communities')).toBe(false)
  const details = summary.closest('details')
  if (details) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }
  const retryButton = await screen.findByRole('button', { name: 'Try again' })
  communities = []
  fireEvent.click(retryButton)
  await screen.findByText('You’re not a member of a community yet.')
  communities = [DUNES]
  await act(() => queryClient.invalidateQueries())
  const item = (await screen.findByText('Dunes')).closest('li')
  if (!item) throw new Error('no community')
  const field = within(item).getByLabelText<HTMLSelectElement>('Comments where you take part')
  expect(field.value).toBe('now')
  expect(within(item).queryByLabelText('New areas near yours')).toBeNull()
  change = async () => {
    communities = [{ ...DUNES, wishes: {} }]
    return {}
  }
  choose(field, '')
  await waitFor(() => expect(field.value).toBe(''))
  expect(changes()).toEqual([['callback.choose', { topic: 'answers', communityId: 'c' }]])
})

test('AlertSections removes a device when its notices are turned off, and shows a message if the call fails', async () => {
  storedSettings = settings({
    devices: [{ id: 'd', device: '', createdAt: '2026-11-01T10:00:00.000Z', current: false }],
  })
  show()
  const off = await screen.findByRole('button', { name: /^Turn off/ })
  change = async () => {
    throw new AppError('general')
  }
  fireEvent.click(off)
  await waitFor(() => expect(topToast()?.text).toBe('An error occured. Please try again.'))
  change = async () => {
    storedSettings = settings()
    return {}
  }
  fireEvent.click(off)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Turn off/ })).toBeNull())
  expect(changes().map(([name, input]) => [name, input])).toEqual([
    ['callback.removeDevice', { id: 'd' }],
    ['callback.removeDevice', { id: 'd' }],
  ])
})
