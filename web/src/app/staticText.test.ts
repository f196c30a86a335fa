// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceStaticText } from './staticText.ts'

let root: HTMLElement
let paragraph: HTMLElement
const settled = () => new Promise((resolve) => setTimeout(resolve))
beforeEach(() => {
  document.body.innerHTML = '<div id="words"><main><h1>The Slufter</h1></main></div><div id="app"></div>'
  root = document.querySelector<HTMLElement>('#app')!
  paragraph = document.querySelector<HTMLElement>('#words')!
  replaceStaticText(root, paragraph)
})
afterEach(() => document.body.replaceChildren())

test('replaceStaticText keeps the static text of the HTML while the app shows only a loading status', async () => {
  root.innerHTML = '<div role="status"></div>'
  await settled()
  expect(paragraph.isConnected).toBe(true)
})

test.each(['<div><main></main></div>', '<section><h1>An error occured.</h1></section>'])(
  'replaceStaticText removes the static text of the HTML once the app shows %s',
  async (shown) => {
    root.innerHTML = shown
    await settled()
    expect(paragraph.isConnected).toBe(false)
    expect(root.innerHTML).toBe(shown)
  },
)
