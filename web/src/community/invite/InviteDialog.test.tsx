// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { shortLinkTo } from '@fieldfare/shared/shortCode.ts'
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InviteDialog } from './InviteDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const community = { id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', title: 'Dunes of Texel' }
const link = window.location.origin + shortLinkTo(community.id)
const words = en.community.invite
const writeText = vi.fn()
beforeEach(() => {
  writeText.mockReset()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
const show = () =>
  render(
    <MantineProvider>
      <InviteDialog community={community} open onClose={() => undefined} />
    </MantineProvider>,
  )

test('says when copying failed; the link can still be selected', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  show()
  fireEvent.click(screen.getByRole('button', { name: words.copy }))
  expect(await screen.findByText(words.notCopied)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(words.link).value).toBe(link)
})

test('copies the short link, and shows it as a code with a name', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: words.copy }))
  expect(await screen.findByText(words.copied)).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
  expect(screen.getByRole('img', { name: 'QR code with the link to Dunes of Texel' })).toBeDefined()
})

test('offers the device’s own sharing only where it has one', () => {
  show()
  expect(screen.queryByRole('button', { name: words.share })).toBeNull()
  cleanup()
  const share = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  show()
  fireEvent.click(screen.getByRole('button', { name: words.share }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Dunes of Texel', url: link })
  Reflect.deleteProperty(navigator, 'share')
})
