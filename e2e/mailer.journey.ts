import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { mailsOf } from './mails.ts'
import { enterAs } from './mapSteps.ts'

/** The email address to which a server outside production redirects mails to many people. */
const REDIRECTED = 'messages@fieldfare.example'

test('an admin edits, tests and resets a mail template, and sends a mailing after typing the number of recipients', async ({
  page,
  server,
}) => {
  await enterAs(page, server.url, 'admin')
  await page.goto('/email-templates')
  await page.getByRole('link', { name: 'A new password for Fieldfare' }).click()
  const [subject, text] = [page.getByLabel('Subject'), page.getByLabel('Text', { exact: true })]
  const preview = page.frameLocator('iframe[title="The email with example values"]')
  await expect(preview.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  await subject.fill('Choose again')
  await text.fill('Dear <b>{{name}}</b>, {{nobody}}')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A template cannot use nobody here.')).toBeVisible()
  await text.fill('Dear <b>{{name}}</b>\n\n{{resetUrl}}')
  await expect(preview.getByRole('heading', { name: 'Choose again' })).toBeVisible()
  await expect(preview.locator('b')).toHaveText('Anouk Visser')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(`A test was sent to ${REDIRECTED}.`)).toBeVisible()
  const tried = (await mailsOf(server)).find((mail) => mail.subject === 'Choose again')
  expect(tried?.html).toContain('Dear <b>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Emails use this text from now on.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the built-in text' }).click()
  await expect(subject).toHaveValue('A new password for Fieldfare')

  await page.getByRole('link', { name: 'All templates' }).click()
  await page.getByRole('link', { name: 'Write to people' }).click()
  await page.getByLabel('Areas', { exact: true }).selectOption({ label: 'Has drawn an area' })
  await page.getByLabel('Subject').fill('Counting fieldfares')
  await page.getByLabel('Text', { exact: true }).fill('Hello {{name}}\n\n{{siteUrl}}')
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(`A test was sent to ${REDIRECTED}.`)).toBeVisible()
  const send = page.getByRole('button', { name: /^Send to \d+ people$/ })
  const count = /\d+/.exec((await send.textContent()) ?? '')?.[0] ?? ''
  await send.click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await expect(dialog.getByText(`Type ${count} here.`)).toBeVisible()
  await dialog.getByRole('textbox').fill(count)
  await dialog.getByRole('button', { name: /^Send to/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Counting fieldfares' })).toBeVisible()
  await expect(page.getByText('Sent: 1 of 1')).toBeVisible()
  await expect(page.getByText(`Redirected: one email went to ${REDIRECTED}.`)).toBeVisible()
  const mails = (await mailsOf(server)).filter((mail) => mail.subject === 'Counting fieldfares')
  expect(mails.map(({ to }) => to)).toEqual([REDIRECTED, REDIRECTED])
  expect(mails[1]?.text).toContain('/unsubscribe/')
})
