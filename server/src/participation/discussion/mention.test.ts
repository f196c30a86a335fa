import { randomUUID } from 'node:crypto'
import { mentionOf, MENTIONS_MAX } from '@fieldfare/shared/mention.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { erasePerson } from '../../people/account/erase.ts'
import { inTransaction } from '../../platform/call/call.ts'
import { alertJobs } from '../../notification/alerting/jobs.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { callOf, keepCast } from '../../testing/cast.ts'
import { keptMails } from '../../testing/keptMails.ts'
import { refusalOf, type TestPerson, useWorld, type World } from '../../testing/world.ts'
import { addTestComment } from '../../testing/testDiscussion.ts'

const { undone, lasting, app } = useWorld()
keepCast(lasting)

const MINUTE = 60_000

/** Starts the job that sends alerts. `sent` advances the clock, by default a minute, runs the job twice and returns the mails sent. */
async function watched({ deps }: World) {
  deps.config = { ...deps.config, MAIL_REDIRECT_TO: null }
  const { mails, mailer } = keptMails()
  const { sendAlerts } = alertJobs(deps, mailer)
  await sendAlerts({})
  let now = Date.now()
  deps.now = () => now
  const sent = async (minutes = 1): Promise<Mail[]> => {
    // In a test, all rows have the time of its one transaction, here rounded to a millisecond.
    await sql`update comment_mention set mentioned_at = ${new Date(now + 1000)} where mentioned_at <= now() + interval '1 ms'`.execute(
      deps.db.kysely,
    )
    now += minutes * MINUTE
    await sendAlerts({})
    await sendAlerts({})
    return mails.splice(0)
  }
  return { sent, at: (instant: number) => void (now = instant) }
}
/** Makes members of the community who show their names. */
async function shown({ make }: World, communityId: string, names: string[]): Promise<TestPerson[]> {
  const people: TestPerson[] = []
  for (const name of names) {
    const person = await make.member({ name })
    await person.call.subscribe({ landId: communityId })
    await person.call.user.update({ profile: { showName: true } })
    people.push(person)
  }
  return people
}
const kindsOf = async ({ call }: TestPerson) => (await call.notice.list({})).items.map(({ kind }) => kind)

describe('mentions: refusals', () => {
  test.each([
    ['guest', 'not-signed-in'],
    ['stranger', 'not-subscribed'],
    ['unverified', 'not-verified'],
    ['otherOwner', 'not-subscribed'],
  ] as const)('feed.comments.mentionable by the %s is refused with %s', (role, code) =>
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const call = callOf(world, cast, role)
      expect(await refusalOf(call.feed.comments.mentionable({ threadId }))).toEqual({ code })
    })(),
  )

  test(
    'addComment, editComment: mentioning oneself, a person with a hidden name, or a former, unverified or unknown member is refused with mentionGone',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const { call } = cast.creator
      const [quiet, gone] = [await world.make.member(), (await shown(world, cast.communityId, ['Gone Away']))[0]!]
      await quiet.call.subscribe({ landId: cast.communityId })
      await gone.call.unsubscribe({ landId: cast.communityId })
      const notHere = { code: 'bad-input', path: 'text', key: 'mentionGone' }
      const ids = [quiet.id, gone.id, cast.stranger.id, cast.unverified.id, cast.creator.id, randomUUID()]
      for (const id of ids) {
        const text = `Look, ${mentionOf(id)}`
        expect(await refusalOf(call.addComment({ threadId, text }))).toEqual(notHere)
        const own = await call.addComment({ threadId, text: 'Look' })
        expect(await refusalOf(call.editComment({ threadId, commentId: own.id, text }))).toEqual(notHere)
      }
      expect(await call.feed.comments.mentionable({ threadId, query: 'Gone' })).toEqual([])
    }),
  )

  test(
    'addComment, editComment: more than ten mentions in one comment are refused with tooManyMentions',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const { call } = cast.creator
      const names = Array.from({ length: MENTIONS_MAX + 1 }, (_, i) => `Walker ${i}`)
      const people = await shown(world, cast.communityId, names)
      const naming = (some: TestPerson[]) => some.map(({ id }) => mentionOf(id)).join(' ')
      const tooMany = { code: 'bad-input', path: 'text', key: 'tooManyMentions' }
      expect(await refusalOf(call.addComment({ threadId, text: naming(people) }))).toEqual(tooMany)
      const { id: commentId } = await call.addComment({ threadId, text: naming(people.slice(1)) })
      expect(await refusalOf(call.editComment({ threadId, commentId, text: naming(people.slice(0, 1)) }))).toEqual(
        tooMany,
      )
      expect(await kindsOf(people[0]!)).toEqual([])
    }),
  )
})

describe('feed.comments.mentionable', () => {
  test(
    'people who take part in the thread come first, then members who show their name; a search matches any part of the name',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      await shown(world, cast.communityId, ['Zoë van der Berg', 'Bert 100%_x'])
      await cast.moderator.call.addComment({ threadId, text: 'Here' })
      const found = async (query?: string) =>
        (
          await cast.creator.call.feed.comments.mentionable({ threadId, ...(query === undefined ? {} : { query }) })
        ).map(({ id, name }) => (name === 'Anouk Visser' ? id : name))
      const all = await found()
      expect(all.slice(0, 2).toSorted()).toEqual([cast.moderator.id, cast.subscriber.id].toSorted())
      expect(all.slice(2).toSorted()).toEqual([cast.owner.id, 'Bert 100%_x', 'Zoë van der Berg'].toSorted())
      expect(await found('ber')).toEqual(['Bert 100%_x', 'Zoë van der Berg'])
      expect(await found('van d')).toEqual(['Zoë van der Berg'])
      expect(await found('100%_')).toEqual(['Bert 100%_x'])
      expect(await found('%')).toEqual([])
    }),
  )
})

describe('mentioned people', () => {
  test(
    'a mentioned person, even the author of the thread or quoted comment, gets one notice and one mail without the comment text',
    undone(async (world) => {
      const { sent } = await watched(world)
      const { cast, threadId, commentId: quotedId } = await addTestComment(world)
      const text = `Look, ${mentionOf(cast.subscriber.id)} and ${mentionOf(cast.creator.id)}: secret`
      const comment = { id: randomUUID(), threadId, text, quotedId }
      await cast.subscriber.call.notice.read({})
      const view = await cast.moderator.call.addComment(comment)
      expect(await cast.moderator.call.addComment(comment)).toEqual(view)
      expect(view.mentions.map(({ id }) => id).toSorted()).toEqual([cast.subscriber.id, cast.creator.id].toSorted())
      expect(await kindsOf(cast.creator)).toEqual(['comment.mentioned'])
      const unread = (await cast.subscriber.call.notice.list({})).items.filter(({ read }) => !read)
      expect(unread).toMatchObject([{ kind: 'comment.mentioned', data: { commentId: comment.id } }])
      const mails = await sent()
      expect(mails.map(({ to }) => to).toSorted()).toEqual([cast.subscriber.email, cast.creator.email].toSorted())
      expect(mails[0]?.subject).toContain('Someone mentioned you · Dunes of Texel: A bittern')
      expect(mails[0]?.text).toContain(`${world.deps.config.PUBLIC_URL}/post/${threadId}?comment=${comment.id}`)
      expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(JSON.stringify(mails)).not.toContain('secret')
      expect(await sent()).toEqual([])
    }),
  )

  test(
    'a mail about a mention is not sent against the wish of the person or after the notice was read, and waits for the end of quiet hours',
    undone(async (world) => {
      const { sent, at } = await watched(world)
      const { cast, threadId } = await addTestComment(world)
      const { creator, subscriber, moderator, communityId } = cast
      const naming = () =>
        moderator.call.addComment({ threadId, text: `Look, ${mentionOf(creator.id)} and ${mentionOf(subscriber.id)}` })
      await creator.call.callback.choose({ topic: 'mentions', wish: 'week' })
      await subscriber.call.callback.choose({ topic: 'mentions', wish: 'none', communityId })
      await naming()
      expect(await sent()).toEqual([])

      await subscriber.call.callback.choose({ topic: 'mentions', communityId })
      await naming()
      await subscriber.call.notice.read({})
      expect(await sent()).toEqual([])

      const evening = Date.parse('2027-01-04T21:30:00Z')
      at(evening)
      await subscriber.call.callback.quiet({ from: '21:00', to: '06:30' })
      // A comment that both answers and mentions the person alerts the person once.
      await subscriber.call.callback.choose({ topic: 'answers', wish: 'now' })
      await sql`update alert_sweep set swept_to = ${new Date(evening - MINUTE)}`.execute(world.deps.db.kysely)
      const { id } = await naming()
      await sql`update comment set created_at = ${new Date(evening + 1000)} where id = ${id}`.execute(
        world.deps.db.kysely,
      )
      expect(await sent()).toEqual([])
      expect(await sent(6 * 60)).toEqual([])
      const morning = await sent(6 * 60)
      expect(morning.map(({ to, subject }) => [to, subject])).toEqual([
        [subscriber.email, expect.stringContaining('Someone mentioned you')],
      ])
    }),
  )

  test(
    'no mail about a mention is sent if the comment was deleted or the person opted out, and redirected mails go to one e-mail address',
    undone(async (world) => {
      const { sent } = await watched(world)
      const { cast, threadId, commentId } = await addTestComment(world)
      const text = `Look, ${mentionOf(cast.creator.id)} and ${mentionOf(cast.subscriber.id)}`
      const { id } = await cast.moderator.call.addComment({ threadId, text })
      await cast.moderator.call.deleteComment({ threadId, commentId: id })
      expect(await sent()).toEqual([])
      expect(await kindsOf(cast.creator)).toEqual([])
      await cast.creator.call.user.update({ profile: { messages: 'none' } })
      await cast.subscriber.call.message.mute({ communityId: cast.communityId, muted: true })
      await cast.moderator.call.addComment({ threadId, text })
      expect(await kindsOf(cast.creator)).toEqual([])
      expect(await sent()).toEqual([])
      world.deps.config = { ...world.deps.config, MAIL_REDIRECT_TO: 'all@example.org' }
      const people = await shown(world, cast.communityId, ['One', 'Two'])
      await cast.creator.call.editComment({
        threadId,
        commentId,
        text: people.map((one) => mentionOf(one.id)).join(' '),
      })
      expect((await sent()).map(({ to }) => to)).toEqual(['all@example.org'])
      expect(await Promise.all(people.map(kindsOf))).toEqual([['comment.mentioned'], ['comment.mentioned']])
    }),
  )

  test(
    'editComment: adding a mention notifies the person, removing the mention removes the notice, and the mention is mailed once',
    undone(async (world) => {
      const { sent } = await watched(world)
      const { cast, threadId, commentId } = await addTestComment(world)
      const { call } = cast.creator
      const edit = (text: string) => call.editComment({ threadId, commentId, text })
      const naming = `With ${mentionOf(cast.moderator.id)}`
      expect((await edit(naming)).mentions.map(({ id }) => id)).toEqual([cast.moderator.id])
      expect(await sent()).toHaveLength(1)
      expect((await edit('Alone')).mentions).toEqual([])
      expect(await kindsOf(cast.moderator)).toEqual([])
      await edit(naming)
      expect(await sent()).toEqual([])
    }),
  )

  test(
    'a mention shows the current name of the person, and no name once the account is erased, also in reports and the log',
    undone(async (world) => {
      const { cast, threadId } = await addTestComment(world)
      const [person] = await shown(world, cast.communityId, ['Old Name'])
      if (!person) throw new Error('nobody')
      const { id } = await cast.creator.call.addComment({ threadId, text: `Ask ${mentionOf(person.id)} about it` })
      const names = async () =>
        (await world.guest.feed.comments.of({ threadId })).items.find((one) => one.id === id)?.mentions
      expect(await names()).toEqual([{ id: person.id, name: 'Old Name' }])
      await person.call.user.update({ profile: { name: 'New Name' } })
      expect(await names()).toEqual([{ id: person.id, name: 'New Name' }])
      await cast.subscriber.call.reportComment({ threadId, commentId: id, reason: 'Hm' })
      const reported = async () => (await cast.moderator.call.feed.moderation.reports({})).items.map(({ text }) => text)
      expect(await reported()).toEqual(['Ask @New Name about it'])
      await inTransaction({ deps: world.deps, who: null }, (tx) => erasePerson(tx, app().deps.accountHooks, person.id))
      expect(await names()).toEqual([{ id: person.id, name: '' }])
      expect(await reported()).toEqual(['Ask @… about it'])
      await cast.moderator.call.deleteComment({ threadId, commentId: id, reason: 'Enough' })
      const [entry] = (await cast.moderator.call.feed.moderation.log({})).items
      expect(entry?.words).toBe('Ask @… about it')
    }),
  )
})
