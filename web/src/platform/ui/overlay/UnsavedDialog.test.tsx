// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { UnsavedDialog } from './UnsavedDialog.tsx'

function Form() {
  const [dirty, setDirty] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setDirty(false)}>
        Written
      </button>
      <UnsavedDialog dirty={dirty} />
    </>
  )
}

/** Leaves a form with an unsaved edit. @returns a function that returns the path of the shown page */
async function leaving() {
  const root = createRootRoute()
  const page = (path: string, component = () => <></>) => createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([page('/form', Form), page('/elsewhere')]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  render(<RouterProvider router={router} />)
  await screen.findByText('Written')
  await act(async () => router.history.push('/elsewhere'))
  return () => router.state.location.pathname
}
afterEach(cleanup)

test('UnsavedDialog: leaving a page with an unsaved edit asks first, and choosing to stay keeps the page', async () => {
  const shown = await leaving()
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull())
  expect(shown()).toBe('/form')
})

test('UnsavedDialog: if the edit is saved while the dialog asks, navigation goes on', async () => {
  const shown = await leaving()
  await screen.findByRole('button', { name: 'Keep editing' })
  fireEvent.click(screen.getByText('Written'))
  await waitFor(() => expect(shown()).toBe('/elsewhere'))
})
