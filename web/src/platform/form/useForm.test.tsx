// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { SignIn } from '@fieldfare/shared/account.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { anyDirty } from '../pwa/beforeReload.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { emptyOf, issuesFrom } from './issues.ts'
import { type FormOptions, useForm } from './useForm.ts'

const send = vi.fn<() => Promise<void>>()

/** A bare form: labels, marks and errors as the real fields have them. */
function Sample() {
  const form = useForm({
    base: { email: '', password: '' },
    check: (values) => [...emptyOf(values, ['email', 'password']), ...issuesFrom(SignIn, values)],
    send,
    savedAs: 'sample',
    secrets: ['password'],
  })
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      {(['email', 'password'] as const).map((name) => {
        const { error, ...props } = form.field(name)
        return (
          <div key={name}>
            <input aria-label={name} aria-invalid={Boolean(error)} {...props} />
            <span data-testid={`${name} error`}>{error}</span>
          </div>
        )
      })}
      <FormFailure>{form.failure}</FormFailure>
      <button>Send</button>
      <output>{form.sending ? 'sending' : form.sent ? 'sent' : form.dirty ? 'changed' : 'as it was'}</output>
    </form>
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }).closest('form')!)
const errorOf = (name: string) => screen.getByTestId(`${name} error`).textContent

beforeEach(() => {
  sessionStorage.clear()
  send.mockReset()
  render(<Sample />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('an empty form is not sent: each field says so, and the first gets the focus', async () => {
  press()
  expect(send).not.toHaveBeenCalled()
  expect(errorOf('email')).toBe('Required field')
  expect(errorOf('password')).toBe('Required field')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('email')))
})

test('a wrong address is said beside its field, until it is changed', () => {
  type('email', 'nobody')
  type('password', 'walk-the-dunes-7')
  press()
  expect(errorOf('email')).toBe('A valid email address is required')
  type('email', 'nobody@')
  expect(errorOf('email')).toBe('')
})

test('the first field that the server finds wrong gets the focus, however soon the next frame is drawn', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  send.mockRejectedValue(new AppError('conflict', [{ path: ['email'], key: 'emailTaken' }]))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  await waitFor(() => expect(errorOf('email')).toBe('This email address is already in use.'))
  expect(document.activeElement).toBe(screen.getByLabelText('email'))
})

test('what the server finds wrong with a field stands there, and what was typed stays', async () => {
  send.mockRejectedValue(new AppError('conflict', [{ path: ['profile', 'email'], key: 'emailTaken' }]))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  await waitFor(() => expect(errorOf('email')).toBe('This email address is already in use.'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('password').value).toBe('walk-the-dunes-7')
})

test('what belongs to no field is said over the button', async () => {
  send.mockRejectedValue(new AppError('login-failed'))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  expect((await screen.findByRole('alert')).textContent).toBe('Email and password combination not recognised')
  type('password', 'walk-the-dunes-8')
  send.mockResolvedValue()
  press()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('two quick presses send once', async () => {
  let finish = () => undefined as void
  send.mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  press()
  expect(send).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('sent'))
})

test('what is typed holds an update of the app, and is there after a reload, the password apart', () => {
  expect(anyDirty()).toBe(false)
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  expect(anyDirty()).toBe(true)
  cleanup()
  render(<Sample />)
  expect(screen.getByLabelText<HTMLInputElement>('email').value).toBe('ada@example.org')
  expect(screen.getByLabelText<HTMLInputElement>('password').value).toBe('')
})

type Typed = { tags: string[]; place: { lng: number } | null; agree: boolean }
const EMPTY: Typed = { tags: [], place: null, agree: false }

/** A form with values that are no text, without anything on screen. */
const typed = (options: Partial<FormOptions<Typed>> = {}) =>
  renderHook((base: Typed) => useForm({ base, check: () => [], send, ...options }), { initialProps: EMPTY })

test('an issue deep in a value marks its field, also under the name that the call gives it', async () => {
  send.mockRejectedValue(
    new AppError('bad-input', [
      { path: ['data', 'tags', 0], key: 'tooLong', params: { max: 30 } },
      { path: ['data', 'geometry', 'coordinates', 1], key: 'range' },
    ]),
  )
  const { result } = typed({ aliases: { geometry: 'place' } })
  act(() => result.current.submit())
  await waitFor(() => expect(result.current.field('tags').error).toBeTruthy())
  expect(result.current.field('place').error).toBeTruthy()
  expect(result.current.field('agree').error).toBeFalsy()
  expect(result.current.failure).toBeNull()
  act(() => result.current.set('tags', []))
  expect(result.current.field('tags').error).toBeFalsy()
  expect(result.current.field('place').error).toBeTruthy()
})

test('values of any type are set, sent with what changed, and restored through their reader', async () => {
  const saved = { savedAs: 'typed', readers: { tags: z.array(z.string()) } }
  const first = typed(saved)
  act(() => first.result.current.field('tags').onChange(['sand', 'sea']))
  act(() => first.result.current.set('agree', true))
  act(() => first.result.current.set('place', null))
  first.unmount()
  const { result } = typed(saved)
  expect(result.current.values).toEqual({ tags: ['sand', 'sea'], place: null, agree: true })
  send.mockResolvedValue()
  act(() => result.current.submit())
  await waitFor(() => expect(result.current.sent).toBe(true))
  expect(send).toHaveBeenCalledWith(
    { tags: ['sand', 'sea'], place: null, agree: true },
    { tags: ['sand', 'sea'], agree: true },
  )
  expect(result.current.values).toEqual(EMPTY)
  expect(sessionStorage.length).toBe(0)
})

test('a field without an edit follows its base, an edit stays, and one equal to the base is none', () => {
  const { result, rerender } = typed()
  act(() => result.current.set('tags', ['sand']))
  rerender({ tags: [], place: { lng: 5 }, agree: true })
  expect(result.current.values).toEqual({ tags: ['sand'], place: { lng: 5 }, agree: true })
  expect(result.current.dirty).toBe(true)
  rerender({ ...EMPTY, tags: ['sand'] })
  expect(result.current.dirty).toBe(false)
})

const tags = fc.array(fc.constantFrom('sand', 'sea', 'reed'), { maxLength: 2 })
const place = fc.option(fc.record({ lng: fc.nat(3) }))
const wholes = fc.record({ tags, place, agree: fc.boolean() })
const oneEdit = fc.oneof(
  fc.record({ base: wholes }),
  fc.record({ edit: fc.record({ tags }) }),
  fc.record({ edit: fc.record({ place }) }),
  fc.record({ edit: fc.record({ agree: fc.boolean() }) }),
)

test('edits of a person and changes of the base in any order: each field shows its last edit, else its base', () =>
  holds(
    [wholes, fc.array(oneEdit, { maxLength: 12 })],
    (first, steps) => {
      const { result, rerender, unmount } = renderHook((base: Typed) => useForm({ base, check: () => [], send }), {
        initialProps: first,
      })
      let [base, edits]: [Typed, Partial<Typed>] = [first, {}]
      for (const step of steps) {
        if ('base' in step) rerender((base = step.base))
        else {
          edits = { ...edits, ...step.edit }
          act(() => {
            if ('tags' in step.edit) result.current.set('tags', step.edit.tags)
            else if ('place' in step.edit) result.current.set('place', step.edit.place)
            else result.current.set('agree', step.edit.agree)
          })
        }
        const shown = { ...base, ...edits }
        expect(result.current.values).toEqual(shown)
        expect(result.current.dirty).toBe(JSON.stringify(shown) !== JSON.stringify(base))
      }
      unmount()
    },
    30,
  ))

test('an edit leaves the other values as they are, also one that is an edit itself', () => {
  const { result } = typed()
  const tags = ['sand']
  act(() => result.current.set('tags', tags))
  act(() => result.current.set('agree', true))
  expect(result.current.values.tags).toBe(tags)
})

test('a form with a draft hands it every edit, and holds an update of the app for its secrets alone', () => {
  const keep = vi.fn<(values: Typed) => void>()
  const { result } = typed({ keep, secrets: ['agree'] })
  act(() => result.current.set('place', { lng: 0 }))
  expect(keep).toHaveBeenLastCalledWith({ ...EMPTY, place: { lng: 0 } })
  expect(anyDirty()).toBe(false)
  act(() => result.current.set('agree', true))
  expect(keep).toHaveBeenLastCalledWith({ tags: [], place: { lng: 0 }, agree: true })
  expect(anyDirty()).toBe(true)
})

test('edits that are discarded are gone from the page and from the tab', () => {
  const { result } = typed({ savedAs: 'typed' })
  act(() => result.current.set('agree', true))
  expect(sessionStorage.length).toBe(1)
  act(() => result.current.discard())
  expect(result.current.values).toEqual(EMPTY)
  expect(sessionStorage.length).toBe(0)
})
