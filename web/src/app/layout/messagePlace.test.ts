// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeMessages } from './messagePlace.ts'

const WINDOW = { innerWidth: 1280, innerHeight: 800 }

/** Adds an element with these edges, in CSS pixels of the window. */
function lay(mark: string, left: number, top: number, right: number, bottom: number): void {
  const made = document.createElement('div')
  made.setAttribute(mark, '')
  made.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top)
  document.body.append(made)
}

const said = (name: string) => document.documentElement.style.getPropertyValue(`--ff-message-${name}`)

beforeEach(() => void Object.assign(window, WINDOW))
afterEach(() => {
  placeMessages(0)
  document.body.replaceChildren()
})

test('placeMessages reserves space at the end of a scrolling page and releases it again', () => {
  lay('data-bottom-tools', 0, 700, 1280, 800)
  placeMessages(60)
  expect([said('room'), said('up'), said('over')]).toEqual(['60px', '', ''])
  placeMessages(0)
  expect(said('room')).toBe('0px')
})

test('placeMessages puts messages over the map of a page that fills the window, above the tools at its bottom', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-map-room', 480, 56, 1280, 800)
  lay('data-bottom-tools', 0, 600, 480, 800)
  lay('data-bottom-tools', 1100, 716, 1264, 772)
  placeMessages(60)
  expect(said('room')).toBe('0px')
  expect([said('left'), said('right'), said('up'), said('over')]).toEqual(['480px', '0px', '84px', '60px'])
})

test('placeMessages puts messages at the lower end of a sheet that covers most of the map', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 200, 1280, 720)
  placeMessages(60)
  expect([said('left'), said('up'), said('over')]).toEqual(['0px', '', '60px'])
})

test('placeMessages resets the position on the next page', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 700, 1280, 800)
  placeMessages(60)
  document.body.replaceChildren()
  placeMessages(60)
  expect(['room', 'up', 'left', 'right', 'over'].map(said)).toEqual(['60px', '', '', '', ''])
})
