// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseColourScheme, colourScheme, THEME_KEY, watchColourScheme } from './colourScheme.ts'

let dark = false
let turned: () => void = () => undefined

beforeEach(() => {
  localStorage.clear()
  dark = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: dark,
        addEventListener: (_: string, listener: () => void) => (turned = listener),
      }) as unknown as MediaQueryList,
  )
  document.head.innerHTML = '<meta name="theme-color" content="" />'
})

const shownScheme = () => document.documentElement.dataset.scheme

test('colourScheme ignores an unknown stored theme', () => {
  localStorage.setItem(THEME_KEY, 'purple')
  expect(colourScheme()).toBe('light')
})

test('watchColourScheme follows the operating system while no theme is chosen', () => {
  watchColourScheme()
  expect(shownScheme()).toBe('light')
  dark = true
  turned()
  expect(shownScheme()).toBe('dark')
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#222222')
})

test('chooseColourScheme stores the theme and ignores later changes of the operating system', () => {
  watchColourScheme()
  chooseColourScheme('dark')
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
  expect(shownScheme()).toBe('dark')
  chooseColourScheme('light')
  dark = true
  turned()
  expect(shownScheme()).toBe('light')
})
