// @vitest-environment happy-dom
import { AppError, type Issue } from '@fieldfare/shared/errors.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { emptyOf } from '../../form/useForm.ts'
import type { Draft } from '../operations/operations.ts'
import { useDrawWizard } from './useDrawWizard.ts'

const STEPS = ['ask', 'draw', 'check'] as const
type Step = (typeof STEPS)[number]
type Answers = { title: string; tags: string; password: string }

const SQUARE: Draft = {
  ring: [
    [5, 53],
    [6, 53],
    [6, 54],
    [5, 54],
  ],
  closed: true,
}
const FULL: Answers = { title: 'Dunes', tags: 'sand', password: 'secret' }
const send = vi.fn<(values: Answers, measure: unknown) => Promise<string>>()
const onSent = vi.fn<(sent: string) => void>()

function issuesAt(step: Step, values: Answers): Issue[] {
  if (step === 'ask') return emptyOf(values, ['title', 'tags'])
  return step === 'check' ? emptyOf(values, ['title', 'tags', 'password']) : []
}

/** A bare wizard: the words on its first step, the password on its last. */
function Sample({ step: first, values, shape = SQUARE }: { step: Step; values: Answers; shape?: Draft }) {
  const { form, step, back, next } = useDrawWizard({
    kind: 'community',
    draftKey: 'sample',
    start: { values, shape, step: first },
    steps: STEPS,
    issuesAt,
    stepOf: (field): Step => (field === 'measure' ? 'draw' : 'ask'),
    askedLast: new Set(['password']),
    toContent: (draft) => draft.values,
    send,
    onSent,
  })
  const shown = { ask: ['title', 'tags'], draw: [], check: ['password'] } as const
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <output>{step}</output>
      {shown[step].map((name) => {
        const { error, ...props } = form.text(name)
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
    </form>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const step = () => screen.getByRole('status').textContent
const marked = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'

beforeAll(async () => {
  // This device keeps nothing and says so; the wizard works all the same.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await i18next.use(initReactI18next).init({ lng: 'en-us', resources: {} })
})
beforeEach(() => {
  send.mockReset().mockResolvedValue('sent')
  onSent.mockReset()
})
afterEach(cleanup)

test('what is missing at a step keeps one there', async () => {
  render(<Sample step="ask" values={{ ...FULL, tags: '' }} />)
  press('Next')
  expect(step()).toBe('ask')
  expect([marked('title'), marked('tags')]).toEqual([false, true])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('tags')))
})

test('at the last step what is missing elsewhere leads there, marked; what is asked there stays', async () => {
  render(<Sample step="check" values={{ title: '', tags: 'sand', password: '' }} />)
  press('Next')
  expect(step()).toBe('ask')
  expect([marked('title'), marked('tags')]).toEqual([true, false])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('title')))
  cleanup()
  render(<Sample step="check" values={{ ...FULL, password: '' }} />)
  press('Next')
  expect(step()).toBe('check')
  expect(marked('password')).toBe(true)
  expect(send).not.toHaveBeenCalled()
})

test('without a shape there is nothing to send: it is drawn first', async () => {
  render(<Sample step="check" values={FULL} shape={{ ring: [], closed: false }} />)
  press('Next')
  await waitFor(() => expect(step()).toBe('draw'))
  expect(send).not.toHaveBeenCalled()
})

test('what the server refuses leads to the field it stands in', async () => {
  send.mockRejectedValue(new AppError('bad-input', [{ path: ['data', 'tags', 0], key: 'tooLong' }]))
  render(<Sample step="check" values={FULL} />)
  press('Next')
  await waitFor(() => expect(step()).toBe('ask'))
  expect(marked('tags')).toBe(true)
  expect(onSent).not.toHaveBeenCalled()
})

test('a lost connection leads nowhere', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<Sample step="check" values={FULL} />)
  press('Next')
  await waitFor(() => expect(send).toHaveBeenCalled())
  expect(step()).toBe('check')
  expect(onSent).not.toHaveBeenCalled()
})

test('it goes from step to step and back, and is sent once, with its ring closed', async () => {
  render(<Sample step="ask" values={FULL} />)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  press('Next')
  expect(step()).toBe('draw')
  press('Back')
  expect(step()).toBe('ask')
  press('Next')
  press('Next')
  expect(step()).toBe('check')
  press('Next')
  press('Next')
  await waitFor(() => expect(onSent).toHaveBeenCalledWith('sent'))
  expect(send).toHaveBeenCalledOnce()
  expect(send.mock.calls[0]).toMatchObject([FULL, { type: 'Polygon', coordinates: [{ length: 5 }] }, {}])
})
