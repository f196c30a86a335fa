// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pageOf } from '../../pages.ts'
import { Existing } from './Existing.tsx'

afterEach(cleanup)

/** Shows what is at an address of the page that draws an area of a survey; guests are asked to sign in within it. */
async function textAt(mode: string): Promise<string | null> {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/survey/create-area/$mode',
    component: () => (
      <Existing exists={pageOf('surveyCreateArea').exists} notFound="Nothing here">
        Sign in
      </Existing>
    ),
  })
  const history = createMemoryHistory({ initialEntries: [`/survey/create-area/${mode}`] })
  const { container } = render(
    <RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history })} />,
  )
  await screen.findByText(/./)
  const { textContent } = container
  cleanup()
  return textContent
}

test('Existing: an address of the survey that names no level is not found, before anybody is asked to sign in', async () => {
  for (const mode of ['city', 'Country', 'undefined']) expect(await textAt(mode)).toBe('Nothing here')
})

test('Existing: an address of the survey that names a level leads to its page', async () => {
  for (const mode of ['neighborhood', 'living%20area', 'country', 'world']) expect(await textAt(mode)).toBe('Sign in')
})
