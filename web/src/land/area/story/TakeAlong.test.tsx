// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { TakeAlong } from './TakeAlong.tsx'

const words = en.story.card
const share = vi.fn(async (_data: ShareData) => undefined)
let clicked: string[] = []

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-us', lowerCaseLng: true, resources: { 'en-us': { translation: en } } })
})
beforeEach(() => {
  clicked = []
  share.mockClear()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answer = (type: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(new Blob(['x'], { type }), { status })),
  )
const phone = (coarse: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
  vi.stubGlobal('navigator', { canShare: () => true, share })
}
const show = () => render(<TakeAlong src="/pictures/cards/7.png?3" title="The winding: bit / two" />)

test('a card that cannot be made is neither shared nor saved', async () => {
  phone(true)
  for (const [type, status] of [
    ['text/html', 200],
    ['application/json', 404],
  ] as const) {
    answer(type, status)
    show()
    fireEvent.click(screen.getByRole('button', { name: words.share }))
    await waitFor(() => expect(screen.getByRole('button', { name: words.share })).toBeTruthy())
    cleanup()
  }
  expect(share).not.toHaveBeenCalled()
  expect(clicked).toEqual([])
})

test('on a phone the picture goes to the share sheet, on a desk it is a file named by the place', async () => {
  answer('image/png')
  phone(true)
  show()
  fireEvent.click(screen.getByRole('button', { name: words.share }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'The winding: bit / two' })
  cleanup()
  phone(false)
  show()
  fireEvent.click(screen.getByRole('button', { name: words.save }))
  await waitFor(() => expect(clicked).toEqual(['The winding bit two.png']))
})
