// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { queryClient } from '../../platform/api/queries.ts'
import { PlacePicture } from './PlacePicture.tsx'
import { PlaceThumbnail } from './PlaceThumbnail.tsx'
import { Thumbnail } from './Thumbnail.tsx'

const call = fakeServer()
let verified = false
beforeEach(() => {
  queryClient.clear()
  verified = false
  call.mockImplementation(async (name) => (name === 'account.me' ? { id: 'me', verified } : {}))
})
afterEach(cleanup)

const shown = (part: React.ReactNode) => {
  const { container } = render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)
  const image = () => container.querySelector('img')
  const address = () => image()?.getAttribute('src')
  return { container, image, address }
}
const shape = { geometry: { type: 'Polygon' as const, coordinates: [] }, level: 'world' as const }
const area = { of: { kind: 'areas' as const, id: '7', version: 3 }, size: '220x148' as const, ...shape }

test('Thumbnail: without a picture on the server, or if the picture fails to load, the browser draws one', async () => {
  const none = shown(<Thumbnail {...area} of={null} />)
  await waitFor(() => expect(none.container.querySelector('canvas')).not.toBeNull())
  cleanup()
  const { container, image } = shown(<Thumbnail {...area} />)
  fireEvent.error(image() ?? container)
  await waitFor(() => expect(container.querySelector('canvas')).not.toBeNull())
  expect(image()).toBeNull()
})

test("Thumbnail shows the server's picture by version, size and theme, and reserves its space while it loads", () => {
  const { address, image } = shown(<Thumbnail {...area} />)
  expect(address()).toBe('/pictures/maps/areas/7/220x148-light.webp?v=3')
  const attributes = ['width', 'height', 'alt', 'loading', 'decoding'].map((name) => image()?.getAttribute(name))
  expect(attributes).toEqual(['220', '148', '', 'lazy', 'async'])
})

test("Thumbnail: an own area has a URL that needs the session until the person's e-mail address is confirmed", async () => {
  const { address } = shown(<Thumbnail {...area} own />)
  expect(address()).toBe('/pictures/maps/mine/7/220x148-light.webp?v=3')
  verified = true
  await queryClient.invalidateQueries()
  await waitFor(() => expect(address()).toBe('/pictures/maps/areas/7/220x148-light.webp?v=3'))
})

test('PlacePicture shows the photo with the map in its corner, in a small size only the photo, and only the map if the photo fails to load', () => {
  const addresses = (container: HTMLElement) =>
    [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  const row = shown(<PlacePicture {...area} photo={{ id: 'p' }} size="72x56" />)
  expect(addresses(row.container)).toEqual(['/photos/p/list.jpg'])
  cleanup()
  const { container, image } = shown(<PlacePicture {...area} photo={{ id: 'p' }} />)
  expect(addresses(container)).toEqual(['/photos/p/list.jpg', '/pictures/maps/areas/7/60x52-light.webp?v=3'])
  fireEvent.error(image() ?? container)
  expect(addresses(container)).toEqual(['/pictures/maps/areas/7/220x148-light.webp?v=3'])
})

test('PlaceThumbnail rounds an approximate place to about a kilometre in the URL of the picture', () => {
  const { address } = shown(<PlaceThumbnail lng={5.12345} lat={53.12345} about size="96x64" />)
  expect(address()).toBe('/pictures/maps/places/5.12,53.12,about/96x64-light.webp')
})
