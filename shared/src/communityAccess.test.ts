import { describe, expect, it } from 'vitest'
import { type Action, can, refusal, type Who } from './access.ts'

const who = (part: Partial<Who> = {}): Who => ({ id: 'me', verified: true, owner: false, admin: false, ...part })

describe('can in a community', () => {
  const community = { creatorId: 'founder', subscribed: false, moderates: false }
  const people = {
    stranger: { who: who(), community },
    'owner of another': { who: who({ owner: true }), community },
    subscriber: { who: who(), community: { ...community, subscribed: true } },
    'unverified subscriber': { who: who({ verified: false }), community: { ...community, subscribed: true } },
    moderator: { who: who(), community: { ...community, moderates: true } },
    'unverified moderator': { who: who({ verified: false }), community: { ...community, moderates: true } },
    founder: { who: who({ id: 'founder' }), community },
    admin: { who: who({ admin: true }), community },
  }
  const mayOn = (action: Action, creatorId: string) =>
    Object.entries(people).flatMap(([name, facts]) => (can(action, { ...facts, creatorId }) ? [name] : []))

  const members = ['subscriber', 'moderator', 'founder', 'admin']
  const moderators = ['moderator', 'founder', 'admin']
  const owners = ['founder', 'admin']
  it.each([
    ['thread.add', members],
    ['comment.add', members],
    ['comment.vote', members],
    ['treasure.add', members],
    ['poll.vote', members],
    ['polis.vote', members],
    ['viewpoint.add', members],
    ['viewpoint.vote', members],
    ['pledge.give', members],
    ['moderator.request', ['subscriber']],
    ['moderator.add', moderators],
    ['moderator.withdraw', moderators],
    ['moderator.remove', owners],
    ['thread.delete', moderators],
    ['comment.delete', moderators],
    ['viewpoint.delete', moderators],
    ['treasure.delete', moderators],
    ['treasure.hidePlace', moderators],
    ['report.see', moderators],
    ['report.clear', moderators],
    ['report.reopen', moderators],
    ['comment.seeVoters', owners],
    ['thread.keepOnTop', owners],
    ['meeting.see', members],
    ['meeting.giveBack', members],
    ['meeting.add', owners],
    ['meeting.send', owners],
    ['meeting.seeAccepted', owners],
    ['meeting.delete', owners],
    ['poll.seeVoters', owners],
    ['poll.add', owners],
    ['poll.addOption', owners],
    ['poll.delete', owners],
    ['opinion.add', owners],
    ['opinion.end', owners],
    ['opinion.delete', owners],
    ['opinion.seeVotes', owners],
    ['polis.add', owners],
    ['polis.delete', owners],
    ['pledge.add', owners],
    ['pledge.change', owners],
    ['pledge.delete', owners],
    ['pledge.seeGivers', owners],
    ['community.change', owners],
    ['community.delete', owners],
    ['community.restore', owners],
    ['community.figures', owners],
    ['thread.change', []],
    ['comment.change', []],
  ] as [Action, string[]][])(
    'the action %s on content of another person is allowed to exactly %j',
    (action, allowed) => {
      expect(mayOn(action, 'somebody')).toEqual(allowed)
    },
  )

  it('a person may change and delete own content, but a vote on own content is refused with own-content', () => {
    const own = { who: who({ id: 'founder' }), community, creatorId: 'founder' }
    expect(
      ['thread.change', 'thread.delete', 'comment.change', 'comment.delete'].every((action) =>
        can(action as Action, own),
      ),
    ).toBe(true)
    expect(can('comment.vote', own)).toBe(false)
    expect(refusal('comment.vote', own)).toBe('own-content')
  })

  it('report.clear on own content is refused with own-report if other people can decide the report', () => {
    const own = { ...people.founder, creatorId: 'founder' }
    expect(can('report.clear', { ...own, othersDecide: true })).toBe(false)
    expect(refusal('report.clear', { ...own, othersDecide: true })).toBe('own-report')
    expect(can('report.clear', { ...own, othersDecide: false })).toBe(true)
    expect(can('report.clear', { ...people.admin, creatorId: 'me', othersDecide: true })).toBe(false)
    expect(can('report.clear', { ...people.moderator, creatorId: 'founder', othersDecide: true })).toBe(true)
  })

  it('new content and votes in a hidden community are refused with not-public, even to the creator of the community', () => {
    const hidden = { ...community, hidden: true }
    for (const action of [
      'thread.add',
      'comment.add',
      'comment.vote',
      'treasure.add',
      'poll.add',
      'poll.vote',
      'opinion.add',
      'viewpoint.add',
      'viewpoint.vote',
      'polis.add',
      'pledge.add',
      'pledge.give',
      'meeting.add',
    ] as const) {
      expect(can(action, { ...people.founder, community: hidden })).toBe(false)
      expect(refusal(action, { ...people.founder, community: hidden })).toBe('not-public')
    }
    const unverified = { who: who({ id: 'founder', verified: false }), community: hidden }
    expect(refusal('thread.add', unverified)).toBe('not-verified')
  })

  it('community.change and community.figures are refused with not-verified for an unverified owner', () => {
    const founder = { who: who({ id: 'founder', verified: false }), community }
    for (const action of ['community.change', 'community.figures'] as const) {
      expect(can(action, founder)).toBe(false)
      expect(refusal(action, founder)).toBe('not-verified')
    }
    expect(can('community.delete', founder)).toBe(true)
  })

  it('community.figures is refused with not-public for the owner of a hidden community', () => {
    const hidden = { ...community, hidden: true }
    expect(can('community.figures', { ...people.founder, community: hidden })).toBe(false)
    expect(refusal('community.figures', { ...people.founder, community: hidden })).toBe('not-public')
  })

  it('community.restore is refused to the creator of a community that an admin deleted', () => {
    const deletedBy = (removerId: string) => ({ community, removerId })
    expect(can('community.restore', { ...deletedBy('founder'), who: who({ id: 'founder' }) })).toBe(true)
    expect(can('community.restore', { ...deletedBy('an admin'), who: who({ id: 'founder' }) })).toBe(false)
    expect(can('community.restore', { ...deletedBy('founder'), who: who({ admin: true }) })).toBe(true)
  })

  it('a comment by a person who is neither verified nor subscribed is refused with not-verified, not with not-subscribed', () => {
    expect(refusal('comment.add', people.stranger)).toBe('not-subscribed')
    expect(refusal('comment.add', people['unverified subscriber'])).toBe('not-verified')
    expect(refusal('comment.add', { ...people.stranger, who: who({ verified: false }) })).toBe('not-verified')
    expect(refusal('thread.delete', { ...people.stranger, creatorId: 'somebody' })).toBe('forbidden')
  })
})

describe('refusal', () => {
  it('the code of a refusal names the first missing condition that the person can meet', () => {
    expect(refusal('area.add', { who: null })).toBe('account-required')
    expect(refusal('area.like', { who: null })).toBe('not-signed-in')
    expect(refusal('area.like', { who: who({ verified: false }) })).toBe('not-verified')
    expect(refusal('community.add', { who: who({ verified: false }) })).toBe('forbidden')
    expect(refusal('area.delete', { who: who(), creatorId: 'somebody' })).toBe('not-allowed')
  })
})
