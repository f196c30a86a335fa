// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageFrame } from './PageFrame.tsx'

afterEach(cleanup)

const introOf = (intro?: string | null) => {
  const { container } = render(
    <PageFrame title="My communities" intro={intro}>
      The list
    </PageFrame>,
  )
  return container.querySelector('header p')
}

test('PageFrame reserves a line of text while the intro is null, and none if the intro is undefined', () => {
  expect(introOf(null)?.textContent).toBe('')
  expect(introOf('1 community')?.textContent).toBe('1 community')
  expect(introOf(undefined)).toBe(null)
})
