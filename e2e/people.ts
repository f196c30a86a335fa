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

const { account } = en

/** Signs in as a person does, and waits until the app has moved on. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(account.field.email).fill(email)
  await page.getByLabel(account.field.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: account.login.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Registers somebody new as a person does; they are signed in, their address is not confirmed yet. */
export async function register(page: Page, name = 'Ruth Okafor'): Promise<Credentials> {
  const someone = { email: `${randomUUID()}@example.org`, password: 'geese-over-the-polder' }
  await page.goto('/register')
  await page.getByLabel(account.field.name, { exact: true }).fill(name)
  await page.getByLabel(account.field.email).fill(someone.email)
  await page.getByLabel(account.field.password, { exact: true }).fill(someone.password)
  await page.getByLabel(account.register.agree).check()
  await page.getByRole('button', { name: account.register.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/register')
  return someone
}

/** Opens the link of the welcome mail. */
export async function confirmAddress(page: Page, server: { dataDir: string }, { email }: Credentials): Promise<void> {
  await page.goto(await linkInMail(server, email, '/verify-email/'))
  await page.getByText(account.verify.doneTitle).waitFor()
}
