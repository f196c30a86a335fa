import { describe, expect, it } from 'vitest'
import { type Action, can, refusal, RULES, type Who } from './access.ts'

const who = (part: Partial<Who> = {}): Who => ({ id: 'me', verified: true, owner: false, admin: false, ...part })
const PEOPLE = {
  guest: null,
  unverified: who({ verified: false }),
  member: who(),
  owner: who({ owner: true }),
  admin: who({ admin: true }),
}
type Person = keyof typeof PEOPLE

/** Who may what on a thing that somebody else made. */
const MAY: Record<Action, Person[]> = (() => {
  const all: Person[] = ['guest', 'unverified', 'member', 'owner', 'admin']
  const people = all.slice(1)
  const verified = all.slice(2)
  return {
    'account.register': all,
    'account.signIn': all,
    'account.signOut': all,
    'account.see': all,
    'account.forgot': all,
    'account.reset': all,
    'account.verify': all,
    'account.change': people,
    'account.sessions': people,
    'people.see': people,
    'area.see': all,
    'area.seeMine': people,
    'area.add': people,
    'area.change': [],
    'area.delete': [],
    'area.like': verified,
    'community.see': all,
    'community.seeMine': people,
    'community.add': ['owner', 'admin'],
    'community.addSystem': ['admin'],
    'community.subscribe': people,
    'draft.keep': people,
    'notice.see': people,
    'setting.see': all,
    'setting.seeTemplates': ['admin'],
    'setting.change': ['admin'],
    'maintenance.run': ['admin'],
    'log.write': all,
  }
})()

describe('can', () => {
  it.each(Object.keys(RULES) as Action[])('%s: exactly the people of the table', (action) => {
    const allowed = Object.entries(PEOPLE).filter(([, one]) => can(action, { who: one, creatorId: 'somebody' }))
    expect(allowed.map(([name]) => name)).toEqual(MAY[action])
  })

  it('lets only its creator change or remove an area, not even an admin', () => {
    for (const action of ['area.change', 'area.delete'] as const) {
      expect(can(action, { who: who(), creatorId: 'me' })).toBe(true)
      expect(can(action, { who: who({ admin: true }), creatorId: 'somebody' })).toBe(false)
      expect(can(action, { who: null, creatorId: 'me' })).toBe(false)
    }
  })
})

describe('refusal', () => {
  it('says first what a person can do something about', () => {
    expect(refusal('area.add', { who: null })).toBe('account-required')
    expect(refusal('area.like', { who: null })).toBe('not-signed-in')
    expect(refusal('area.like', { who: who({ verified: false }) })).toBe('not-verified')
    expect(refusal('community.add', { who: who({ verified: false }) })).toBe('forbidden')
    expect(refusal('area.delete', { who: who(), creatorId: 'somebody' })).toBe('not-allowed')
  })
})
