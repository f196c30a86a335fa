import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ADMIN, MEMBER, OWNER } from '../server/src/demo/accounts.ts'
import { type Client, newcomer } from './calls.ts'
import { linkInMail } from './mails.ts'

/** The people of the demo content. */
export const demo = { member: MEMBER, owner: OWNER, admin: ADMIN }

export interface Credentials {
  email: string
  password: string
}

/** A password that is long enough and on no list of leaked ones. */
export const PASSWORD = 'three-words-only-mine'

/** Returns a new email address, so that journeys on one server do not share accounts. */
export const freshEmail = (): string => `person-${randomUUID()}@fieldfare.example`

/** Signs a person in by the call that the form makes; the next page opens as that person. `e2e/account.journey.ts` tests the form. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post('/trpc/account.signIn', { data: { email, password } })
  if (!answer.ok()) throw new Error(`account.signIn: ${answer.status()} ${await answer.text()}`)
}

/** Registers a new person in this browser, by the call that the form makes; the email address is not confirmed yet. */
export async function register(page: Page, name = 'Ruth Okafor'): Promise<Credentials> {
  const someone = { email: freshEmail(), password: PASSWORD }
  const data = { ...someone, name, agree: true, locale: 'en-us' }
  const answer = await page.request.post('/trpc/account.register', { data })
  if (!answer.ok()) throw new Error(`account.register: ${answer.status()} ${await answer.text()}`)
  return someone
}

/** Confirms a person's email address, by the call of the page that the welcome mail links to; `e2e/account.journey.ts` tests that page. */
export async function confirmAddress(page: Page, server: { dataDir: string }, { email }: Credentials): Promise<void> {
  const link = await linkInMail(server, email, '/verify-email/')
  const answer = await page.request.post('/trpc/account.verifyEmail', { data: { token: link.split('/').at(-1) } })
  if (!answer.ok()) throw new Error(`account.verifyEmail: ${answer.status()} ${await answer.text()}`)
}

/** Registers a number of new members of a community, each with a confirmed email address. */
export async function newMembers(
  server: { url: string; dataDir: string },
  landId: string,
  count: number,
): Promise<Client[]> {
  const people: Client[] = []
  for (let i = 0; i < count; i++) {
    const email = freshEmail()
    const client = await newcomer(server.url, email)
    const link = await linkInMail(server, email, '/verify-email/')
    await client.call('account.verifyEmail', { token: link.split('/').at(-1) })
    await client.call('subscribe', { landId })
    people.push(client)
  }
  return people
}
