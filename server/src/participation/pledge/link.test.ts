import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { useWorld } from '../../testing/world.ts'
import { linkPath } from './link.ts'
import { linkIn, post, startPledge } from '../../testing/testPledge.ts'

const { app, lasting } = useWorld()

/** Makes a person who gave a contribution and was mailed its confirmation. */
async function giver(data: object = {}) {
  const world = lasting()
  const { cast, pledgeId, pledge } = await startPledge(world, data)
  const person = cast.subscriber
  const { mine } = await person.call.addAmountPledge({ pledgeId, amount: '25.50', reason: 'Dry feet' })
  const id = mine?.contributions[0]?.id ?? ''
  const box = post(world)
  const send = (about: 'given' | 'due') => box.send(id, about)
  // The second run of the job must not send the mail again.
  for (let run = 0; run < 2; run++) await box.work(id)
  expect(box.mails).toHaveLength(1)
  const [mail] = box.mails
  const seen = async () => (await person.call.feed.pledges.one({ id: pledgeId })).mine?.contributions[0]
  return { world, cast, person, pledge, pledgeId, id, mail, link: linkIn(mail ?? { text: '' }), box, send, seen }
}
const get = (url: string, language = 'en') =>
  app().http.inject({ method: 'GET', url, headers: { 'accept-language': language } })
const posted = (url: string, payload = '', headers: Record<string, string> = {}) =>
  app().http.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
  })

test('GET and POST /my-pledge: a link that is not signed for the contribution and the e-mail address of its giver is 404', async () => {
  const { world, person, id, link, seen } = await giver()
  const [, signed = ''] = link.split('.')
  const other = { id: randomUUID(), email: person.email }
  const elsewhere = linkPath({ SECRET: 'another secret of another server' }, { id, email: person.email })
  for (const url of [
    '/my-pledge/x',
    `/my-pledge/${id}`,
    `/my-pledge/${id}.`,
    `/my-pledge/${id}.${'x'.repeat(43)}`,
    `/my-pledge/${other.id}.${signed}`,
    linkPath(world.deps.config, other),
    linkPath(world.deps.config, { id, email: 'other@example.org' }),
    elsewhere,
    '/my-pledge/%00',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect([url, (await posted(`${url}/end`)).statusCode]).toEqual([url, 404])
  }
  expect(await seen()).toMatchObject({ endedAt: null, pausedAt: null })
})

test('GET and POST /my-pledge: the link of a disabled account is 404 and changes nothing, and works again once the account is enabled', async () => {
  const { world, person, link } = await giver()
  const admin = await world.make.admin()
  await admin.call.people.disable({ userId: person.id, reason: 'Advertising' })
  expect((await get(link)).statusCode).toBe(404)
  for (const step of ['pause', 'end', 'change'])
    expect((await posted(`${link}/${step}`, 'amount=77')).statusCode).toBe(404)
  await admin.call.people.enable({ userId: person.id })
  expect((await get(link)).statusCode).toBe(200)
  const { rows } = await sql<{
    cents: number
  }>`select amount_cents as cents from contribution where id = ${link.slice('/my-pledge/'.length).split('.')[0]}`.execute(
    world.deps.db.kysely,
  )
  expect(rows).toEqual([{ cents: 2550 }])
})

test('GET and POST /my-pledge: a POST of another site is refused with 403, and a GET changes nothing', async () => {
  const { link, seen } = await giver()
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await posted(`${link}/end`, '', foreign)).statusCode).toBe(403)
  const { statusCode, headers, body } = await get(link, 'nl')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).toMatch(/€\s25,50 per jaar/)
  expect(body).toContain('er wordt niets afgeschreven')
  expect((await get(`${link}/end`)).statusCode).not.toBe(200)
  expect(await seen()).toMatchObject({ endedAt: null, pausedAt: null })
})

test('pledge mail: the mail has the amount, and its link pauses, changes, resumes and ends this contribution only', async () => {
  const { person, pledge, pledgeId, mail, link, seen } = await giver()
  expect(mail).toMatchObject({ to: person.email, subject: 'You pledged €25.50 a year' })
  expect(mail?.text).toContain(pledge.title)
  expect(mail?.text).toContain('nothing is charged')
  expect(mail?.headers).toBeUndefined()
  await person.call.addAmountPledge({ pledgeId, amount: 1 })
  const first = async () =>
    (await person.call.feed.pledges.one({ id: pledgeId })).mine?.contributions.find(({ reason }) => reason)
  for (let i = 0; i < 2; i++) expect((await posted(`${link}/pause`)).body).toContain('Your pledge is paused')
  expect((await first())?.pausedAt).not.toBeNull()
  const refused = await posted(`${link}/change`, 'amount=5000.01')
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('at most €5,000')
  expect(refused.body).toContain('value="5000.01"')
  expect((await posted(`${link}/change`, 'amount=12%2C50')).body).toContain('€12.50 a year')
  expect((await posted(`${link}/resume`)).body).toContain('The next date is')
  expect(await first()).toMatchObject({ amount: 12.5, pausedAt: null })
  expect((await posted(`${link}/end`)).body).toContain('Your pledge has ended')
  expect((await first())?.endedAt).not.toBeNull()
  expect(await seen()).toMatchObject({ amount: 1, endedAt: null })
})

test('GET and POST /my-pledge: a one-time contribution cannot be paused, and the link is 404 once the pledge or the account is deleted', async () => {
  const { world, cast, person, pledgeId, mail, link } = await giver({ type: 'fixed' })
  expect(mail?.subject).toBe('You pledged €25.50 once')
  expect((await get(link)).body).not.toContain('Pause my pledge')
  expect((await posted(`${link}/pause`)).statusCode).toBe(200)
  await cast.owner.call.deletePledge({ id: pledgeId })
  expect((await posted(`${link}/end`)).statusCode).toBe(404)
  await cast.owner.call.restorePledge({ id: pledgeId })
  expect((await get(link)).statusCode).toBe(200)
  const { deps } = world
  await inTransaction({ deps, who: null }, (tx) => erasePerson(tx, deps.accountHooks, person.id))
  expect((await get(link)).statusCode).toBe(404)
})

test('remindPledges: one reminder is sent per due date, up to two weeks before it, to people who want mails', async () => {
  const { world, person, id, box, send } = await giver()
  const { kysely } = world.deps.db
  const reminded = async () => {
    await box.remindPledges({})
    const row = await kysely.selectFrom('contribution').select('reminded_of').where('id', '=', id).executeTakeFirst()
    return row?.reminded_of ?? null
  }
  const givenAgo = (interval: string) =>
    sql`update contribution set created_at = now() - ${sql.lit(interval)}::interval where id = ${id}`.execute(kysely)
  expect(await reminded()).toBeNull()
  await givenAgo('1 year -10 days')
  const first = await reminded()
  expect(first).not.toBeNull()
  expect(await reminded()).toEqual(first)
  await givenAgo('2 years -9 days')
  expect(await reminded()).not.toEqual(first)
  box.mails.length = 0
  await box.work(id)
  // One reminder is sent for each due date.
  expect(box.mails).toHaveLength(2)
  expect(box.mails[0]).toMatchObject({ to: person.email, subject: expect.stringContaining('goes on') })
  expect(box.mails[0]?.headers).toHaveProperty('List-Unsubscribe')
  await person.call.user.update({ profile: { messages: 'app' } })
  await send('due')
  expect(box.mails).toHaveLength(2)
  const redirected = post(world, 'all@example.org')
  await redirected.send(id, 'given')
  expect(redirected.mails[0]?.to).toBe('all@example.org')
  await person.call.endPledge({ contributionId: id })
  await send('given')
  expect(box.mails).toHaveLength(2)
})

test('remindPledges: a disabled account gets no reminder', async () => {
  const { world, cast, person, id, box } = await giver()
  const { kysely } = world.deps.db
  await sql`update contribution set created_at = now() - interval '1 year -10 days' where id = ${id}`.execute(kysely)
  const reminded = async () => {
    await box.remindPledges({})
    const row = await kysely.selectFrom('contribution').select('reminded_of').where('id', '=', id).executeTakeFirst()
    return row?.reminded_of
  }
  await cast.admin.call.people.disable({ userId: person.id, reason: 'Spam' })
  expect(await reminded()).toBeNull()
  await cast.admin.call.people.enable({ userId: person.id })
  expect(await reminded()).not.toBeNull()
})
