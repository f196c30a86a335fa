// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeMessages } from './messagePlace.ts'

const WINDOW = { innerWidth: 1280, innerHeight: 800 }

/** Adds an element with an attribute that marks it and with these edges, in CSS pixels of the window. */
function lay(mark: string, left: number, top: number, right: number, bottom: number): void {
  const element = document.createElement('div')
  element.setAttribute(mark, '')
  element.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom - top)
  document.body.append(element)
}

const propertyOf = (name: string) => document.documentElement.style.getPropertyValue(`--ff-message-${name}`)

beforeEach(() => void Object.assign(window, WINDOW))
afterEach(() => {
  placeMessages(0)
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
})

test('placeMessages reserves space at the end of a scrolling page, and releases it when there are no messages', () => {
  lay('data-bottom-tools', 400, 500, 800, 600)
  placeMessages(60)
  expect([propertyOf('room'), propertyOf('up'), propertyOf('over')]).toEqual(['60px', '', ''])
  placeMessages(0)
  expect(propertyOf('room')).toBe('0px')
})

test('placeMessages puts messages above tools that stay at the lower edge of a scrolling page', () => {
  lay('data-bottom-tools', 0, 660, 1280, 800)
  placeMessages(60)
  expect([propertyOf('room'), propertyOf('up'), propertyOf('over')]).toEqual(['0px', '140px', '60px'])
})

test('placeMessages puts messages above the button to continue only if the messages would cover that button', () => {
  lay('data-call', 400, 700, 800, 756)
  placeMessages(60)
  expect([propertyOf('room'), propertyOf('up')]).toEqual(['60px', '100px'])
  document.body.replaceChildren()
  lay('data-call', 400, 660, 800, 716)
  placeMessages(60)
  expect(propertyOf('up')).toBe('')
})

test('placeMessages, on a page that fills the window, puts messages over the map and above the tools at the bottom of the map', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-map-room', 480, 56, 1280, 800)
  lay('data-bottom-tools', 0, 600, 480, 800)
  lay('data-bottom-tools', 1100, 716, 1264, 772)
  placeMessages(60)
  expect(propertyOf('room')).toBe('0px')
  expect([propertyOf('left'), propertyOf('right'), propertyOf('up'), propertyOf('over')]).toEqual([
    '480px',
    '0px',
    '84px',
    '60px',
  ])
})

test('placeMessages puts messages over the lower end of a sheet that begins in the upper half of the window', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 200, 1280, 720)
  placeMessages(60)
  expect([propertyOf('left'), propertyOf('up'), propertyOf('over')]).toEqual(['0px', '', '60px'])
})

test('placeMessages clears the offsets set on a page that fills the window when the next page does not', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 700, 1280, 800)
  placeMessages(60)
  document.body.replaceChildren()
  placeMessages(60)
  expect(['room', 'up', 'left', 'right', 'over'].map(propertyOf)).toEqual(['60px', '', '', '', ''])
})
