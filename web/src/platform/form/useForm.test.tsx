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

/** A minimal form, with labels, marks of invalid fields, and errors like those of the real fields. */
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

test('useForm shows the error of each empty field, focuses the first and sends nothing', async () => {
  press()
  expect(send).not.toHaveBeenCalled()
  expect(errorOf('email')).toBe('Required field')
  expect(errorOf('password')).toBe('Required field')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('email')))
})

test('useForm shows the error of an invalid e-mail address at its field until the text changes', () => {
  type('email', 'nobody')
  type('password', 'walk-the-dunes-7')
  press()
  expect(errorOf('email')).toBe('A valid email address is required')
  type('email', 'nobody@')
  expect(errorOf('email')).toBe('')
})

test('useForm focuses the first field refused by the server, even if the next frame is drawn at once', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0))
  send.mockRejectedValue(new AppError('conflict', [{ path: ['email'], key: 'emailTaken' }]))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  await waitFor(() => expect(errorOf('email')).toBe('This email address is already in use.'))
  expect(document.activeElement).toBe(screen.getByLabelText('email'))
})

test("useForm shows a field's error from the server at the field and keeps the text", async () => {
  send.mockRejectedValue(new AppError('conflict', [{ path: ['profile', 'email'], key: 'emailTaken' }]))
  type('email', 'ada@example.org')
  type('password', 'walk-the-dunes-7')
  press()
  await waitFor(() => expect(errorOf('email')).toBe('This email address is already in use.'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('password').value).toBe('walk-the-dunes-7')
})

test('useForm shows an error that belongs to no field as an alert, until a send succeeds', async () => {
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

test('useForm sends once for two quick submits', async () => {
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

test('useForm counts as dirty while edited, and restores all text but the password after a reload', () => {
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

/** A form with values other than texts, which renders nothing. */
const typed = (options: Partial<FormOptions<Typed>> = {}) =>
  renderHook((base: Typed) => useForm({ base, check: () => [], send, ...options }), { initialProps: EMPTY })

test('useForm marks the field that a nested issue is about, also if the form has the field under an alias', async () => {
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

test('useForm restores values of any type, some through a reader, and sends all values together with the changed ones', async () => {
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

test('useForm follows its base in unedited fields, and is not dirty if the only edit equals the base', () => {
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

test('useForm shows in each field the last edit, else the base, after edits and base changes in any order', () =>
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

test('useForm: an edit of one field keeps the value objects of all other fields, including edited ones', () => {
  const { result } = typed()
  const tags = ['sand']
  act(() => result.current.set('tags', tags))
  act(() => result.current.set('agree', true))
  expect(result.current.values.tags).toBe(tags)
})

test('useForm with a keep function passes all values to it on every edit, and counts as dirty only if a secret field is edited', () => {
  const keep = vi.fn<(values: Typed) => void>()
  const { result } = typed({ keep, secrets: ['agree'] })
  act(() => result.current.set('place', { lng: 0 }))
  expect(keep).toHaveBeenLastCalledWith({ ...EMPTY, place: { lng: 0 } })
  expect(anyDirty()).toBe(false)
  act(() => result.current.set('agree', true))
  expect(keep).toHaveBeenLastCalledWith({ tags: [], place: { lng: 0 }, agree: true })
  expect(anyDirty()).toBe(true)
})

test('useForm removes edits from page and storage on discard', () => {
  const { result } = typed({ savedAs: 'typed' })
  act(() => result.current.set('agree', true))
  expect(sessionStorage.length).toBe(1)
  act(() => result.current.discard())
  expect(result.current.values).toEqual(EMPTY)
  expect(sessionStorage.length).toBe(0)
})
