// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, queryClient } from '../../../platform/api/queries.ts'
import type { DraftStatus } from '../../../platform/draft/useDraft.ts'
import { useSavedText } from './wizardStatus.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const textOf = (begun: boolean, status: DraftStatus) =>
  renderHook(() => useSavedText(begun, status), { wrapper }).result.current

beforeEach(() => void queryClient.setQueryData(keys.me, null))
afterEach(() => {
  cleanup()
  queryClient.clear()
})

test('useSavedText returns an empty text until the device has stored the first edit', () => {
  expect(textOf(true, { kept: null, unwritten: 'writing' })).toBe('')
  expect(textOf(true, { kept: 'device', unwritten: null })).toBe(en.area.wizard.keptDevice)
})

test('useSavedText says that a draft of an earlier visit is saved, also during later edits', () => {
  expect(textOf(true, { kept: null, unwritten: null })).toBe(en.area.wizard.keptDevice)
  expect(textOf(true, { kept: 'device', unwritten: 'writing' })).toBe(en.area.wizard.keptDevice)
})

test('useSavedText says that the draft is not saved if neither the device nor the server could store it', () => {
  expect(textOf(true, { kept: 'device', unwritten: 'refused' })).toBe(en.area.wizard.notKept)
})
