// @vitest-environment happy-dom
import type { Me } from '@fieldfare/shared/account.ts'
import { LOCALES } from '@fieldfare/shared/locale.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import type { TemplateView } from '@fieldfare/shared/mailTemplate.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../platform/api/fakeServer.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { templates } from './data.ts'
import { EditTemplatePage } from './EditTemplatePage.tsx'

afterEach(cleanup)

test('EditTemplatePage: the heading is the name of the template, with its description below', async () => {
  const words = { title: 'x', body: '{{meetingUrl}}' }
  const view = {
    id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
    key: 'MEETING_INVITED',
    params: ['meetingUrl'],
    required: ['meetingUrl'],
    texts: Object.fromEntries(LOCALES.map((each) => [each, { ...words, version: 0, changed: false, changedAt: null }])),
    builtIn: Object.fromEntries(LOCALES.map((each) => [each, words])),
  } as unknown as TemplateView
  fakeServer().mockImplementation(async (name) => (name === 'account.me' ? { id: 'p', admin: true } : view))
  queryClient.setQueryData(keys.me, { id: 'p', admin: true } as Me)
  queryClient.setQueryData(templates.one.key({ id: 'MEETING_INVITED' }), view)
  const root = createRootRoute()
  const main = createRoute({ getParentRoute: () => root, id: 'main' })
  const page = createRoute({
    getParentRoute: () => main,
    path: '/edit-email-template/$id',
    component: EditTemplatePage,
  })
  const history = createMemoryHistory({ initialEntries: ['/edit-email-template/MEETING_INVITED'] })
  const router = createRouter({ routeTree: root.addChildren([main.addChildren([page])]), history })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('MEETING_INVITED')
  expect(screen.getByText(en.mail.descriptions.MEETING_INVITED)).toBeTruthy()
  expect(document.title).toContain('MEETING_INVITED')
})
