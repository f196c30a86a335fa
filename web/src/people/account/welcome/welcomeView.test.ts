import { expect, test } from 'vitest'
import { DESK_VIEW, layPicture, PHONE_VIEW, PICTURE_SIDE } from './welcomeView.ts'

test("layPicture returns the picture's own size for the desktop view and a smaller size for the phone view", () => {
  expect(layPicture(DESK_VIEW).side).toBeCloseTo(PICTURE_SIDE, -1)
  expect(layPicture(PHONE_VIEW).side).toBe(1663)
})

test('layPicture places the north-west corner of the pictured area at 0, 0 and the south-east corner at 1, 1', () => {
  const northWest = layPicture({ lng: 0, lat: 55.776573, zoom: 7 })
  expect(northWest.x).toBeCloseTo(0, 5)
  expect(northWest.y).toBeCloseTo(0, 5)
  const southEast = layPicture({ lng: 11.25, lat: 48.922499, zoom: 7 })
  expect(southEast.x).toBeCloseTo(1, 5)
  expect(southEast.y).toBeCloseTo(1, 5)
})

test('layPicture leaves enough of the picture around the centre of the view to fill the widest screens', () => {
  const { x, y, side } = layPicture(DESK_VIEW)
  // For a screen of 2,560 by 1,440 pixels: half its width plus half the card at the left, and half its height.
  expect(Math.min(x, 1 - x) * side).toBeGreaterThan(1500)
  expect(Math.min(y, 1 - y) * side).toBeGreaterThan(720)
})
