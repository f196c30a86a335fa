// @vitest-environment happy-dom
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NearWays } from './NearWays.tsx'

const onChoose = vi.fn()
const getCurrentPosition = vi.fn()
Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
vi.stubGlobal(
  'GeolocationPositionError',
  class {
    readonly PERMISSION_DENIED = 1
    readonly code = 1
  },
)
afterEach(() => {
  cleanup()
  onChoose.mockReset()
  getCurrentPosition.mockReset()
})

const show = () => render(<NearWays bounds={[4, 52, 6, 54]} onChoose={onChoose} />)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('NearWays says why the device gives no position, and offers the middle of the map instead', async () => {
  getCurrentPosition.mockImplementation((_found, fail: (error: unknown) => void) =>
    fail(new GeolocationPositionError()),
  )
  show()
  press(en.map.near.here)
  expect(await screen.findByText(en.map.position.denied)).toBeDefined()
  press(en.map.near.middle)
  expect(onChoose).toHaveBeenCalledExactlyOnceWith({ lng: 5, lat: 53, own: false })
})

test('NearWays asks the device for its position only when the button is pressed', async () => {
  getCurrentPosition.mockImplementation((found) => found({ coords: { longitude: 4.8, latitude: 53.1 } }))
  show()
  expect(getCurrentPosition).not.toHaveBeenCalled()
  press(en.map.near.here)
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith({ lng: 4.8, lat: 53.1, own: true }))
})
