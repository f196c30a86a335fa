import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { en } from '../shared/src/messages/en.ts'
import { ADMIN, MEMBER, OWNER } from '../server/src/demo/accounts.ts'
import { linkInMail } from './mails.ts'

/** Who is there in the demo content. */
export const demo = { member: MEMBER, owner: OWNER, admin: ADMIN }

export interface Credentials {
  email: string
  password: string
}

/** Long enough, and on nobody's list. */
export const PASSWORD = 'three-words-only-mine'

/** A fresh address, so that journeys on one server do not meet. */
export const freshEmail = (): string => `person-${randomUUID()}@fieldfare.example`

const { account } = en

/** Signs in as a person does, and waits until the app has moved on. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(account.field.email).fill(email)
  await page.getByLabel(account.field.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: account.login.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Somebody new, signed in in this browser as the form leaves them: their address is not confirmed yet. */
export async function register(page: Page, name = 'Ruth Okafor'): Promise<Credentials> {
  const someone = { email: freshEmail(), password: PASSWORD }
  const data = { ...someone, name, agree: true, locale: 'en-us' }
  const answer = await page.request.post('/trpc/account.register', { data })
  if (!answer.ok()) throw new Error(`account.register: ${answer.status()} ${await answer.text()}`)
  return someone
}

/** Opens the link of the welcome mail. */
export async function confirmAddress(page: Page, server: { dataDir: string }, { email }: Credentials): Promise<void> {
  await page.goto(await linkInMail(server, email, '/verify-email/'))
  await page.getByText(account.verify.doneTitle).waitFor()
}
