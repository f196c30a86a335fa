// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkedText } from './LinkedText.tsx'

afterEach(cleanup)

const renderText = (text: string) => {
  const { container } = render(
    <p>
      <LinkedText>{text}</LinkedText>
    </p>,
  )
  expect(container.textContent).toBe(text)
  return screen.queryAllByRole<HTMLAnchorElement>('link')
}

test.each([
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'ftp://example.org/file',
  'file:///etc/passwd',
  'end.Then it began',
  'sanne@example.org',
  '<a href="https://">x</a>',
])('LinkedText makes no link of %s', (text) => {
  expect(renderText(text)).toEqual([])
})

test('LinkedText links web addresses without a referrer and keeps the text', () => {
  const [first, second, ...more] = renderText('See https://example.org/a?b=1, (www.example.org).\nBye')
  expect(more).toEqual([])
  expect([first?.href, second?.href]).toEqual(['https://example.org/a?b=1', 'https://www.example.org/'])
  for (const link of [first, second]) {
    expect(link?.rel.split(' ')).toEqual(['noopener', 'noreferrer', 'nofollow', 'ugc'])
    expect(link?.target).toBe('_blank')
  }
})

test('LinkedText shows markup as text', () => {
  expect(renderText('<img src=x onerror=alert(1)> https://example.org')).toHaveLength(1)
  expect(document.querySelector('img')).toBeNull()
})
