// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeMessages } from './messagePlace.ts'

const WINDOW = { innerWidth: 1280, innerHeight: 800 }

/** An element that lies there, in CSS pixels of the window. */
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

test('a page that scrolls gets room at its end, and loses it again', () => {
  lay('data-bottom-tools', 0, 700, 1280, 800)
  placeMessages(60)
  expect([said('room'), said('up'), said('over')]).toEqual(['60px', '', ''])
  placeMessages(0)
  expect(said('room')).toBe('0px')
})

test('a page that fills the window keeps its height: they lie over its map, above what is at the bottom there', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-map-room', 480, 56, 1280, 800)
  lay('data-bottom-tools', 0, 600, 480, 800)
  lay('data-bottom-tools', 1100, 716, 1264, 772)
  placeMessages(60)
  expect(said('room')).toBe('0px')
  expect([said('left'), said('right'), said('up'), said('over')]).toEqual(['480px', '0px', '84px', '60px'])
})

test('over a sheet that reaches high they lie at its end, above the bar', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 200, 1280, 720)
  placeMessages(60)
  expect([said('left'), said('up'), said('over')]).toEqual(['0px', '', '60px'])
})

test('on the next page nothing of it is left', () => {
  lay('data-filled', 0, 0, 1280, 800)
  lay('data-bottom-tools', 0, 700, 1280, 800)
  placeMessages(60)
  document.body.replaceChildren()
  placeMessages(60)
  expect(['room', 'up', 'left', 'right', 'over'].map(said)).toEqual(['60px', '', '', '', ''])
})
