import { expect, test } from 'vitest'
import { compare, listOf, pageOf } from './comparison.mjs'

const picture = (side, name, look = 'light, phone') => ({ name, look, file: `${side}/${name}.png` })
const differ = async (before) => (before.includes('Button') ? { pixels: 12, file: 'difference/1.png' } : null)
const found = () =>
  compare(
    [picture('before', 'Button: busy'), picture('before', 'Card: plain'), picture('before', 'Old: plain')],
    [picture('after', 'Button: busy'), picture('after', 'Card: plain'), picture('after', 'New <b>: plain')],
    differ,
  )

test('compare lists the changed, added and removed pictures and counts the equal ones', async () => {
  expect(listOf(await found())).toEqual([
    'changed Button: busy (light, phone)',
    'added   New <b>: plain (light, phone)',
    'removed Old: plain (light, phone)',
    '1 changed, 1 added, 1 removed, 1 alike',
  ])
})

test('pageOf shows changed pictures before, after and as a difference, and leaves out equal ones', async () => {
  const page = pageOf('a1b2c3 and the work tree', await found())
  for (const file of ['before/Button: busy.png', 'after/Button: busy.png', 'difference/1.png', 'before/Old: plain.png'])
    expect(page).toContain(`src="${file}"`)
  expect(page).toContain('New &lt;b&gt;: plain')
  expect(page).not.toContain('Card')
})

test('listOf puts the looks of one state on one line', async () => {
  const looks = ['light, phone', 'dark, desk'].map((look) => picture('after', 'New: plain', look))
  expect(listOf(await compare([], looks, differ))).toEqual([
    'added   New: plain (light, phone; dark, desk)',
    '0 changed, 2 added, 0 removed, 0 alike',
  ])
})
