import type { Locator, Page } from '@playwright/test'
import type { Client } from './calls.ts'
import { around, clientFor } from './mapSteps.ts'

export interface Place {
  id: string
  owner: Client
  member: Client
}

/** Adds a community of the demo's owner that the demo's member has joined, at its own longitude in the sea. */
export async function community(url: string, title: string, lng: number): Promise<Place> {
  const [owner, member] = await Promise.all([clientFor(url, 'owner'), clientFor(url, 'member')])
  const { id } = (await owner.call('land.insert', { measure: around({ lng, lat: 55 }, 0.1), data: { title } })) as {
    id: string
  }
  await member.call('subscribe', { landId: id })
  return { id, owner, member }
}

export const startThread = async ({ id, owner }: Place, title: string): Promise<string> =>
  ((await owner.call('addThread', { communityId: id, title })) as { id: string }).id

export const say = async (who: Client, threadId: string, text: string): Promise<string> =>
  ((await who.call('addComment', { threadId, text })) as { id: string }).id

export const comment = (page: Page, text: string): Locator => page.getByRole('article').filter({ hasText: text })
export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Say what you think' })

export async function choose(page: Page, text: string, what: string): Promise<void> {
  await comment(page, text)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: what, exact: true }).click()
}
