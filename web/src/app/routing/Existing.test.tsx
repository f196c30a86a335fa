// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { pageOf } from '../../pages.ts'
import { Existing } from './Existing.tsx'

afterEach(cleanup)

/** Returns the text that the survey's page for drawing an area shows for a level in its path; 'Sign in' means that the page exists. */
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

test('Existing: a survey path with an unknown level shows the not-found text instead of a request to sign in', async () => {
  for (const mode of ['city', 'Country', 'undefined']) expect(await textAt(mode)).toBe('Nothing here')
})

test('Existing: a survey path with a known level shows its page', async () => {
  for (const mode of ['neighborhood', 'living%20area', 'country', 'world']) expect(await textAt(mode)).toBe('Sign in')
})
