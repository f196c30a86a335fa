// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { shortLinkTo } from '@fieldfare/shared/shortCode.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InviteDialog } from './InviteDialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const community = { id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', title: 'Dunes of Texel' }
const link = window.location.origin + shortLinkTo(community.id)
const texts = en.community.invite
const writeText = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  writeText.mockReset()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
const show = () => render(<InviteDialog community={community} open onClose={() => undefined} />)

test('InviteDialog says that copying failed and keeps the link selectable', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.copy }))
  expect(await screen.findByText(texts.notCopied)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>(texts.link).value).toBe(link)
})

test('InviteDialog copies the short link, and shows it as a QR code with an accessible name', async () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.copy }))
  expect(await screen.findByText(texts.copied)).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(link)
  expect(screen.getByRole('img', { name: 'QR code with the link to Dunes of Texel' })).toBeDefined()
})

test('InviteDialog offers the share button only on a device that can share', () => {
  show()
  expect(screen.queryByRole('button', { name: texts.share })).toBeNull()
  cleanup()
  const share = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.share }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Dunes of Texel', url: link })
  Reflect.deleteProperty(navigator, 'share')
})

test('InviteDialog sends the edited text in the chosen language, and still has the edited text after it is opened again', async () => {
  show()
  const box = () => screen.getByLabelText<HTMLTextAreaElement>(texts.message)
  expect(box().value).toContain(`Dunes of Texel is on Fieldfare now.`)
  expect(box().value).toContain(link)
  fireEvent.change(screen.getByLabelText(texts.language), { target: { value: 'nl-nl' } })
  await vi.waitFor(() => expect(box().value).toContain('Dunes of Texel staat nu op Fieldfare.'))
  expect(box().lang).toBe('nl-nl')
  fireEvent.change(box(), { target: { value: `Kom & kijk: ${link}` } })
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(address(texts.mail)).toBe(
    `mailto:?subject=Dunes%20of%20Texel%20op%20Fieldfare&body=${encodeURIComponent(`Kom & kijk: ${link}`)}`,
  )
  expect(address(texts.sms)).toBe(`sms:?&body=${encodeURIComponent(`Kom & kijk: ${link}`)}`)
  fireEvent.click(screen.getByRole('button', { name: texts.copyText }))
  expect(await screen.findByText(texts.textCopied)).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`Kom & kijk: ${link}`)
  cleanup()
  show()
  expect(box().value).toContain('is on Fieldfare now')
  fireEvent.change(screen.getByLabelText(texts.language), { target: { value: 'nl-nl' } })
  expect(box().value).toBe(`Kom & kijk: ${link}`)
})

test('InviteDialog prints the page with the invitation only after its map image has loaded, and not if loading fails', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const decode = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  HTMLImageElement.prototype.decode = decode
  show()
  const press = () => fireEvent.click(screen.getByRole('button', { name: texts.print }))
  press()
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(document.documentElement.dataset['prints']).toBeUndefined())
  decode.mockRejectedValue(new Error('offline'))
  press()
  await vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(document.documentElement.dataset['prints']).toBeUndefined())
  expect(print).toHaveBeenCalledOnce()
})
