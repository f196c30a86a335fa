import type { Page } from '@playwright/test'
import { signIn } from './accountSteps.ts'
import { expectAccessible } from './axe.ts'
import { box, comment, community, say, startThread } from './discussionSteps.ts'
import { newcomer } from './calls.ts'
import { expect, test } from './journey.ts'
import { linkInMail } from './mails.ts'
import { pageOf } from './mapSteps.ts'
import { freshEmail, PASSWORD } from './people.ts'

/** Fills in the form to register. @returns the email address */
async function fillIn(page: Page): Promise<string> {
  const email = freshEmail()
  await page.getByLabel('Name', { exact: true }).fill('Ruth Okafor')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('I have read the disclaimer and agree to the terms').check()
  return email
}

/** Registers a person with a confirmed email address, who joins a community. */
async function member(server: { url: string; dataDir: string }, landId: string) {
  const email = freshEmail()
  const client = await newcomer(server.url, email)
  const link = await linkInMail(server, email, '/verify-email/')
  await client.call('account.verifyEmail', { token: link.split('/').at(-1) })
  await client.call('subscribe', { landId })
  return { email, client }
}
/** The password of each person that `newcomer` registers. */
const THEIRS = 'geese-over-the-polder'

/** Goes from the page for registering to the page for signing in, whose fields have the same names. */
async function toSignIn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Only sign in' })).toBeVisible()
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

test('a crafted link to register or to sign in makes nobody join a community', async ({ page, server }) => {
  const place = await community(server.url, 'Bird island Griend', 6.1)
  const intent = JSON.stringify({ act: 'join', input: { landId: place.id } })
  for (const path of ['register', 'login']) {
    const search = new URLSearchParams({ then: `/community/${place.id}?join=true`, intent, act: 'join' })
    await page.goto(`/${path}?${search}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path === 'login' ? 'Sign in' : 'Register')
  }
  await page.goto(`/register?${new URLSearchParams({ then: `/community/${place.id}`, intent })}`)
  await fillIn(page)
  await press(page, 'Register')
  await expect(page).toHaveURL(new RegExp(`/community/${place.id}$`))
  await expect(page.getByRole('button', { name: 'Join Bird island Griend' })).toBeVisible()
})

test('a guest joins a community by registering, and then sees the suggestion on its page to draw a place', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Engelsmanplaat', 6.3)
  await page.goto(`/community/${place.id}`)
  await page.getByRole('button', { name: 'Join Bird island Engelsmanplaat' }).click()
  await expect(page.getByRole('heading', { name: 'You are joining Bird island Engelsmanplaat' })).toBeVisible()
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await expectAccessible(page)
  await fillIn(page)
  await press(page, 'Create account and join')
  await expect(page).toHaveURL(new RegExp(`/community/${place.id}$`))
  const welcome = page.getByRole('region', { name: 'Welcome as a member' })
  await expect(welcome.getByRole('link', { name: 'Draw your place here' })).toBeVisible()
  await expect(page.getByText(/km², you are a member$/)).toBeVisible()
  await expectAccessible(page)
  await welcome.getByRole('button', { name: 'Close' }).click()
  await expect(welcome).toHaveCount(0)
})

test('a guest votes and registers: the vote counts once another device opens the link of the mail, and the first device shows it at once', async ({
  page,
  browser,
  server,
}) => {
  const place = await community(server.url, 'Bird island Rif', 6.5)
  const poll = {
    communityId: place.id,
    title: 'Where shall the hide stand?',
    description: '',
    options: ['East', 'West'],
  }
  const { id } = (await place.owner.call('addPoll', poll)) as { id: string }
  await page.goto(`/poll/${id}`)
  await page.getByRole('radio', { name: 'East' }).check()
  await press(page, 'Vote')
  await expect(page.getByRole('heading', { name: 'Your vote is waiting' })).toBeVisible()
  // A guest who changes their mind about the account finds the choice again.
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'East' })).toBeChecked()
  await press(page, 'Vote')
  const email = await fillIn(page)
  await press(page, 'Create account and vote')
  await expect(page).toHaveURL(new RegExp(`/poll/${id}$`))
  await expect(page.getByText('Your vote waits until you confirm your email address.')).toBeVisible()
  await expectAccessible(page)

  const other = await pageOf(browser, server.url)
  await other.goto(new URL(await linkInMail(server, email, '/verify-email/')).pathname)
  const done = 'You are a member of Bird island Rif, and your vote counts.'
  await expect(other.getByRole('heading', { name: done })).toBeVisible()
  await expect(page.getByText(done)).toBeVisible()
  const own = page.getByRole('listitem').filter({ hasText: 'East' })
  await expect(own).toContainText('Your vote')
  await expect(own).toContainText('1 vote')
  await other.getByRole('button', { name: 'Back to the page' }).click()
  await expect(other).toHaveURL(new RegExp(`/poll/${id}$`))
  await other.context().close()
})

test('a guest votes on a statement by registering, and sees the next statement after opening the link of the mail', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Richel', 7.1)
  const asked = {
    communityId: place.id,
    title: 'How do we keep it quiet?',
    viewpoints: ['No boats in May', 'Dogs on a lead'],
  }
  const { id } = (await place.owner.call('addOpinion', asked)) as { id: string }
  await page.goto(`/opinion/${id}`)
  await expect(page.getByText('You create an account next. You also join Bird island Richel.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Agree')
  await expect(page.getByRole('heading', { name: 'Your vote is waiting' })).toBeVisible()
  const email = await fillIn(page)
  await press(page, 'Create account and vote')
  await expect(page).toHaveURL(new RegExp(`/opinion/${id}$`))
  await expect(page.getByText('Your vote waits until you confirm your email address.')).toBeVisible()
  await page.goto(new URL(await linkInMail(server, email, '/verify-email/')).pathname)
  await expect(page.getByRole('heading', { name: /, and your vote counts\.$/ })).toBeVisible()
  await page.goto(`/opinion/${id}`)
  await expect(page.getByRole('region', { name: 'What do you think?' })).toContainText('1 statement to go')
})

test('a guest writes a comment and signs in instead of registering: the comment is posted once, and the comment box is empty', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Simonszand', 6.7)
  const { email } = await member(server, place.id)
  const threadId = await startThread(place, 'Who saw the seals?')
  await say(place.owner, threadId, 'Twelve on the sandbank.')
  await page.goto(`/post/${threadId}`)
  await box(page).fill('Three more on the beach.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Your comment is waiting' })).toBeVisible()
  await toSignIn(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(THEIRS)
  await press(page, 'Sign in and comment')
  await expect(page).toHaveURL(new RegExp(`/post/${threadId}\\?comment=`))
  await expect(comment(page, 'Three more on the beach.')).toHaveCount(1)
  await expect(box(page)).toHaveValue('')
})

test('a vote refused after signing in shows the reason, and "Only sign in" signs in without voting', async ({
  page,
  server,
}) => {
  const place = await community(server.url, 'Bird island Razende Bol', 6.9)
  const threadId = await startThread(place, 'Who counts the terns?')
  const { email, client } = await member(server, place.id)
  await say(client, threadId, 'I do, every June.')
  await page.goto(`/post/${threadId}`)
  const up = comment(page, 'I do, every June.').getByRole('button', { name: 'Vote up: 0' })
  await up.click()
  await toSignIn(page)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(THEIRS)
  await press(page, 'Sign in and vote')
  await expect(
    comment(page, 'I do, every June.').getByText('Your vote was not accepted. You can’t vote on your own comment.'),
  ).toBeVisible()
  await page.context().clearCookies()

  await page.goto(`/post/${threadId}`)
  await up.click()
  await toSignIn(page)
  await page.getByRole('button', { name: 'Only sign in' }).click()
  await signIn(page, (await member(server, place.id)).email, THEIRS)
  await expect(page).toHaveURL(new RegExp(`/post/${threadId}$`))
  await expect(up).toBeVisible()
})
