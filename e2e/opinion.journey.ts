import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { around, clientFor, enterAs, pageOf } from './mapSteps.ts'

test('an owner starts an opinion map, a member votes by keyboard, adds a statement, and votes and withdraws on an imported map', async ({
  page,
  browser,
  server,
}) => {
  const [owner, member] = await Promise.all([clientFor(server.url, 'owner'), clientFor(server.url, 'member')])
  const { id } = (await owner.call('land.insert', {
    measure: around({ lng: 3.2, lat: 55 }, 0.1),
    data: { title: 'Quiet island' },
  })) as { id: string }
  await member.call('subscribe', { landId: id })

  await enterAs(page, server.url, 'owner')
  await page.goto(`/community/${id}?tab=opinions`)
  await page.getByRole('link', { name: 'Start an opinion map' }).click()
  await page.getByRole('button', { name: 'Start the opinion map' }).click()
  await expect(page.getByRole('textbox', { name: 'What is it about?' })).toBeFocused()
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('How do we keep it quiet?')
  await page.getByRole('textbox', { name: 'Statement 1' }).fill('Dogs on a lead')
  await page.getByRole('textbox', { name: 'Statement 2' }).fill('dogs  on a lead')
  await page.getByRole('button', { name: 'Start the opinion map' }).click()
  await expect(page.getByText('This is there already. Choose other words.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Statement 2' }).fill('No boats in May')
  await page.getByRole('button', { name: 'Start the opinion map' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How do we keep it quiet?' })).toBeVisible()
  await expect(page.getByText(/^The map appears once 7 people have each voted on 2 statements/)).toBeVisible()
  const opinionId = page.url().split('/').at(-1) ?? ''

  const other = await pageOf(browser, server.url, 'member')
  await other.goto(`/opinion/${opinionId}`)
  const asked = other.getByRole('region', { name: 'What do you think?' })
  await expect(asked).toContainText('2 statements to go')
  await asked.getByRole('button', { name: 'Agree', exact: true }).focus()
  await other.keyboard.press('Enter')
  await expect(asked).toContainText('1 statement to go')
  await asked.getByRole('button', { name: 'Pass' }).press('Enter')
  await expect(other.getByText('You have voted on every statement')).toBeVisible()
  await other.getByRole('textbox', { name: 'Your statement' }).fill('A bench for the watchers')
  await other.getByRole('button', { name: 'Add statement' }).click()
  await expect(page.getByText('A bench for the watchers').first()).toBeVisible()

  // Ten people of an exported conversation and the member are enough people for a map.
  const people = Array.from({ length: 10 }, (_, at) => `${at},,,2,1,1,${at % 2 ? '1,-1' : '-1,1'}`)
  const imported = (await owner.call('importOpinion', {
    communityId: id,
    title: 'How was it last year?',
    viewpoints: 'comment-id,comment-body\n0,Too busy\n1,More boats',
    votes: ['participant,group-id,n-comments,n-votes,n-agree,n-disagree,0,1', ...people].join('\n'),
  })) as { id: string }
  await other.goto(`/opinion/${imported.id}`)
  await asked.getByRole('button', { name: 'Agree', exact: true }).press('Enter')
  await expect(asked).toContainText('1 statement to go')
  await asked.getByRole('button', { name: 'Disagree' }).press('Enter')
  await expect(other.getByRole('img', { name: /^Map with \d groups? of people who vote alike$/ })).toBeVisible({
    timeout: 20_000,
  })
  await expect(other.getByRole('heading', { name: /^Group A \d people$/ })).toBeVisible()
  await expect(other.getByText(/^You are (in group|on the map)/)).toBeVisible()
  await expectAccessible(other)

  await other.getByRole('button', { name: 'Withdraw all my votes' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Withdraw all my votes' }).click()
  await expect(asked).toContainText('2 statements to go')

  await page.getByRole('button', { name: 'End voting' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End voting' }).click()
  await expect(page.getByText(/^Ended on/)).toBeVisible()
  await page.getByText('Download the data').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'People and their votes' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('participants-votes.csv')
})
