import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Long enough, and on nobody's list. */
export const PASSWORD = 'three-words-only-mine'

/** A fresh address, so that journeys on one server do not meet. */
export const freshEmail = (): string => `person-${crypto.randomUUID()}@fieldfare.example`

/** Fills in and sends the register form; ends on the person's start page. */
export async function register(page: Page, email: string, name = 'Ada Loon'): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I have read the disclaimer').check()
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL(/\/home2$/)
}

/** Fills in and sends the sign-in form. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(/\/welcome$/)
}
