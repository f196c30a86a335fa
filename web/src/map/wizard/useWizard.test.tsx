// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { en } from '@fieldfare/shared/messages/en.ts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { emptyOf } from '../../platform/form/issues.ts'
import { drawnFields } from './drawnDraft.ts'
import { useWizard } from './useWizard.ts'
import type { WizardPlan } from './wizardPlan.ts'

const Answers = z.object({
  ...drawnFields,
  title: z.string().catch(''),
  tags: z.string().catch(''),
  password: z.string().catch(''),
})
type Answers = z.output<typeof Answers>
type Step = 'ask' | 'draw' | 'check'

const askPlan: WizardPlan<Answers, Step> = {
  kind: 'community',
  path: '/sample',
  draft: Answers,
  steps: [
    { name: 'ask', asks: ['title', 'tags'] },
    { name: 'draw', asks: ['shape'] },
    { name: 'check', asks: ['password'] },
  ],
  check: (draft) => emptyOf(draft, ['title', 'tags', 'password']),
  secrets: ['password'],
}
const ring = [
  [5, 53],
  [6, 53],
  [6, 54],
  [5, 54],
]
const FULL = Answers.parse({ title: 'Dunes', tags: 'sand', password: 'secret', shape: { ring, closed: true } })
const SHOWN: Record<Step, readonly ('title' | 'tags' | 'password')[]> = {
  ask: ['title', 'tags'],
  draw: [],
  check: ['password'],
}
const send = vi.fn<(draft: Answers, measure: unknown) => Promise<string>>()
const onSent = vi.fn<(sent: string) => void>()

/** A minimal wizard: title and tags at its first step, the password at its last. */
function Sample({
  draft,
  stopped,
  plan = askPlan,
}: {
  draft: Answers
  stopped: Step
  plan?: WizardPlan<Answers, Step>
}) {
  const start = { key: 'sample', draft, step: stopped, kept: false }
  const { form, step, back, next, begun } = useWizard(plan, { start, send, onSent, onLater: () => {} })
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <output>{step}</output>
      {SHOWN[step].map((name) => {
        const { error, ...props } = form.field(name)
        return <input key={name} aria-label={name} aria-invalid={Boolean(error)} {...props} />
      })}
      <button type="button" onClick={next}>
        Next
      </button>
      {back && (
        <button type="button" onClick={back}>
          Back
        </button>
      )}
      {begun && <p>begun</p>}
      {form.failure && <p role="alert">{form.failure}</p>}
    </form>
  )
}

/** Renders the wizard at a URL; returns the router's history. */
async function show(address: string, draft: Answers = FULL, stopped: Step = 'ask', plan = askPlan) {
  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/sample',
    component: () => <Sample draft={draft} stopped={stopped} plan={plan} />,
  })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  render(<RouterProvider router={router} />)
  await screen.findByRole('status')
  return history
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const step = () => screen.getByRole('status').textContent
const at = (wanted: Step) => waitFor(() => expect(step()).toBe(wanted))
const marked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

beforeAll(async () => {
  // Drafts cannot be stored here, and errors about that are not logged: the wizard works without.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  vi.stubGlobal('scrollTo', () => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
beforeEach(() => {
  send.mockReset().mockResolvedValue('sent')
  onSent.mockReset()
})
afterEach(cleanup)

test('useWizard opens at the step of a missing answer; Next marks that answer and stays at the step', async () => {
  const history = await show('/sample?step=check', { ...FULL, tags: '' })
  await at('ask')
  await waitFor(() => expect(history.location.search).toBe('?step=ask'))
  await press('Next')
  expect(step()).toBe('ask')
  expect([marked('title'), marked('tags')]).toEqual([false, true])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('tags')))
})

test('useWizard opens at the drawing step if the shape is missing; Next then sends nothing', async () => {
  await show('/sample?step=check', { ...FULL, shape: { ring: [], closed: false } })
  await at('draw')
  await press('Next')
  expect(step()).toBe('draw')
  expect(send).not.toHaveBeenCalled()
})

test('useWizard marks an empty answer of the last step and sends nothing', async () => {
  await show('/sample?step=check', { ...FULL, password: '' })
  await press('Next')
  expect(step()).toBe('check')
  expect(marked('password')).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

test('useWizard goes to the step of a field that the server refused, and marks the field', async () => {
  send.mockRejectedValue(new AppError('bad-input', [{ path: ['data', 'tags', 0], key: 'tooLong' }]))
  await show('/sample?step=check')
  await press('Next')
  await at('ask')
  expect([marked('title'), marked('tags')]).toEqual([false, true])
  expect(onSent).not.toHaveBeenCalled()
})

test('useWizard shows an error at the last step if the server refused the shape', async () => {
  send.mockRejectedValue(new AppError('bad-input', [{ path: ['measure', 'coordinates'], key: 'crossing' }]))
  await show('/sample?step=check')
  await press('Next')
  expect((await screen.findByRole('alert')).textContent).toContain(en.errors.code['bad-input'])
  expect(step()).toBe('check')
})

test('useWizard stays at the last step if sending fails because of the network', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  await show('/sample?step=check')
  await press('Next')
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(step()).toBe('check')
  expect(onSent).not.toHaveBeenCalled()
})

test('useWizard gives each step a URL, and keeps answers when the browser goes back', async () => {
  const history = await show('/sample?draft=x')
  await waitFor(() => expect(history.location.search).toBe('?draft=x&step=ask'))
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  expect(screen.queryByText('begun')).toBeNull()
  fireEvent.change(screen.getByLabelText('title'), { target: { value: 'Dunes of Texel' } })
  expect(screen.getByText('begun')).toBeTruthy()
  await press('Next')
  await at('draw')
  expect(history.location.search).toBe('?draft=x&step=draw')
  act(() => history.back())
  await at('ask')
  expect(screen.getByLabelText<HTMLInputElement>('title').value).toBe('Dunes of Texel')
})

const reviewed: WizardPlan<Answers, Step> = {
  ...askPlan,
  steps: [...askPlan.steps.slice(0, 2), { name: 'check', asks: [] }],
  review: 'check',
}

test('useWizard with a review step: Next at a step with questions sends the draft once that step is complete', async () => {
  await show('/sample?step=ask', FULL, 'check', reviewed)
  fireEvent.change(screen.getByLabelText('title'), { target: { value: '' } })
  await press('Next')
  expect([step(), marked('title')]).toEqual(['ask', true])
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('title'), { target: { value: 'Dunes of Texel' } })
  await press('Next')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('sent'))
  expect(send.mock.calls[0]?.[0]).toMatchObject({ title: 'Dunes of Texel' })
})

test('useWizard with a review step: Next at the drawing step goes to the review without sending', async () => {
  await show('/sample?step=draw', FULL, 'check', reviewed)
  await press('Next')
  await at('check')
  expect(send).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await press('Next')
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('useWizard with a review step: Back at another step goes to the review', async () => {
  await show('/sample?step=ask', FULL, 'check', reviewed)
  await press('Back')
  await at('check')
})

test('useWizard goes through all steps, and sends the closed ring once even after two presses', async () => {
  await show('/sample')
  for (const step of ['draw', 'check'] as const) {
    await press('Next')
    await at(step)
  }
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  })
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('sent'))
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]).toMatchObject([FULL, { type: 'Polygon', coordinates: [{ length: 5 }] }])
})
