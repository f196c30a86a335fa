// @vitest-environment happy-dom
import { AppError } from '@fieldfare/shared/errors.ts'
import { SignIn } from '@fieldfare/shared/account.ts'
import { en } from '@fieldfare/shared/messages/en.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { anyDirty } from '../pwa/beforeReload.ts'
import { FormFailure } from '../ui/form/FormFailure.tsx'
import { emptyOf, issuesFrom, useForm } from './useForm.ts'

const send = vi.fn<() => Promise<void>>()

/** A bare form: labels, marks and errors as the real fields have them. */
function Sample() {
  const form = useForm({
    base: { email: '', password: '' },
    check: (values) => [...emptyOf(values, ['email', 'password']), ...issuesFrom(SignIn, values)],
    send,
    keptAs: 'sample',
    secrets: ['password'],
  })
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      {(['email', 'password'] as const).map((name) => {
        const { error, ...props } = form.text(name)
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

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-us', lowerCaseLng: true, resources: { 'en-us': { translation: en } } })
})
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
