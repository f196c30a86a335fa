import { expect, test } from 'vitest'
import { DESK_VIEW, layPicture, PHONE_VIEW } from '../../web/src/people/account/welcome/welcomeView.ts'
import { firstPictureStyle } from './firstPicture.ts'

const style = firstPictureStyle('/basemap/0123456789ab')

test('firstPictureStyle loads only the picture of the colour scheme in use', () => {
  expect(style.match(/url\([^)]*\)/g)).toEqual([
    'url(/basemap/0123456789ab/welcome-light.svg)',
    'url(/basemap/0123456789ab/welcome-dark.svg)',
  ])
  expect(style.indexOf('[data-scheme=dark]')).toBeLessThan(style.indexOf('welcome-dark'))
})

/** Returns the distances from the middle of the box to the picture's left and upper edges, as a style places the picture. */
const edges = (rule: string) => [...rule.matchAll(/calc\(50% - ([\d.]+)px\)/g)].map(([, shift]) => -Number(shift))

test.each([
  ['a phone', style.slice(0, style.indexOf('@media')), PHONE_VIEW],
  ['a desk', style.slice(style.indexOf('@media')), DESK_VIEW],
])('firstPictureStyle places the picture at the same position as the app does, on %s', (_, rule, view) => {
  const { side, x, y } = layPicture(view)
  const [left = NaN, top = NaN] = edges(rule)
  expect(Math.abs(left + x * side)).toBeLessThan(1)
  expect(Math.abs(top + y * side)).toBeLessThan(1)
  expect(rule).toContain(`${side}px`)
})
