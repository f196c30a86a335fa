// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardOfArea } from './ShapedCard.tsx'
import { TakeAlong } from './TakeAlong.tsx'

const texts = en.story.card
const share = vi.fn(async (_data: ShareData) => undefined)
let clicked: string[] = []

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

test('TakeAlong neither shares nor saves a card that the server fails to make', async () => {
  phone(true)
  for (const [type, status] of [
    ['text/html', 200],
    ['application/json', 404],
  ] as const) {
    answer(type, status)
    show()
    fireEvent.click(screen.getByRole('button', { name: texts.share }))
    await waitFor(() => expect(screen.getByRole('button', { name: texts.share })).toBeTruthy())
    cleanup()
  }
  expect(share).not.toHaveBeenCalled()
  expect(clicked).toEqual([])
})

test('TakeAlong shares the picture on a phone, and saves it as a file named after the area on a desktop', async () => {
  answer('image/png')
  phone(true)
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.share }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0]).toMatchObject({ title: 'The winding: bit / two' })
  cleanup()
  phone(false)
  show()
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(clicked).toEqual(['The winding bit two.png']))
})

test('CardOfArea saves the card in the chosen format', async () => {
  answer('image/jpeg')
  phone(false)
  render(<CardOfArea id="7" version={3} title="The winding bit" />)
  fireEvent.click(screen.getByRole('radio', { name: texts.size.story }))
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(clicked).toEqual(['The winding bit.jpg']))
  expect(fetch).toHaveBeenCalledWith('/pictures/cards/7.jpg?size=story&3')
})
