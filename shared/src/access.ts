// All rights of people are in this file only. Every call names its action here, and no call runs without one.

import type { ErrorCode } from './errors.ts'

/** The facts about a person that rights depend on. Null means a guest. */
export interface Who {
  id: string
  verified: boolean
  owner: boolean
  admin: boolean
}
/** A person's role in the community that the thing acted on belongs to. */
export interface Membership {
  /** The community's creator. */
  creatorId: string
  subscribed: boolean
  moderates: boolean
  /** Others cannot see the community: its creator's e-mail address is not verified, or an admin has not approved its land. */
  hidden?: boolean
}
export interface Facts {
  who: Who | null
  /** The creator of the thing that is acted on. */
  creatorId?: string
  /** The id of the person who deleted the thing, if it is deleted. */
  removerId?: string | null
  /** Somebody other than the thing's creator can decide reports about it. */
  othersDecide?: boolean
  community?: Membership
}

type Rule = (facts: Facts) => boolean

const anyone: Rule = () => true
const person: Rule = ({ who }) => who !== null
const verified: Rule = ({ who }) => who !== null && who.verified
const admin: Rule = ({ who }) => who !== null && who.admin
const landOwner: Rule = ({ who }) => who !== null && (who.owner || who.admin)
const creator: Rule = ({ who, creatorId }) => who !== null && who.id === creatorId
/** The community's creator, or an admin, who counts as owner of every community. */
const owner: Rule = ({ who, community }) => who !== null && (who.admin || who.id === community?.creatorId)
const subscriber: Rule = (facts) => verified(facts) && facts.community?.subscribed === true
const moderator: Rule = (facts) => owner(facts) || (verified(facts) && facts.community?.moderates === true)
/** A subscriber or moderator, with a verified e-mail address, of a community that others can see. */
const member: Rule = (facts) =>
  verified(facts) && facts.community?.hidden !== true && (subscriber(facts) || moderator(facts))
const verifiedOwner: Rule = (facts) => verified(facts) && owner(facts)
/** The owner, with a verified e-mail address, of a community that others can see: adds what its members decide about. */
const holder: Rule = (facts) => verifiedOwner(facts) && facts.community?.hidden !== true
/** A subscriber, moderator or owner of the community: reads what is for its members alone. */
const insider: Rule = (facts) => subscriber(facts) || moderator(facts)
/** A subscriber or moderator, with a verified e-mail address; an admin counts as neither. */
const invited: Rule = (facts) =>
  verified(facts) &&
  facts.community?.hidden !== true &&
  (facts.community?.subscribed === true || facts.community?.moderates === true)
const creatorOrOwner: Rule = (facts) => creator(facts) || owner(facts)
/** Restores content, as `restorer` does, of kinds that moderators cannot delete. */
const ownerRestorer: Rule = (facts) => {
  if (!facts.removerId) return creatorOrOwner(facts)
  return facts.removerId === facts.creatorId ? creator(facts) : owner(facts)
}
/** Reports content of another person. */
const reporter: Rule = (facts) => verified(facts) && !creator(facts)
const creatorOrModerator: Rule = (facts) => creator(facts) || moderator(facts)
/**
 * Restores content: the creator restores what the creator deleted; the owner, or a moderator who is not the creator, restores the
 * rest.
 */
const restorer: Rule = (facts) => {
  if (!facts.removerId) return creatorOrModerator(facts)
  if (facts.removerId === facts.creatorId) return creator(facts)
  return owner(facts) || (moderator(facts) && !creator(facts))
}

/** The rights on a kind of content that members add, and moderators delete. */
const membersAdd = <K extends string>(kind: K) =>
  rightsOn(kind, { add: member, delete: creatorOrModerator, restore: restorer })
/** The rights on a kind of content that the owner of a community adds and deletes. */
const ownerAdds = <K extends string>(kind: K) =>
  rightsOn(kind, { add: holder, delete: creatorOrOwner, restore: ownerRestorer })

type ContentRight = 'see' | 'add' | 'delete' | 'restore' | 'report'
function rightsOn<K extends string>(
  kind: K,
  own: Record<'add' | 'delete' | 'restore', Rule>,
): Record<`${K}.${ContentRight}`, Rule> {
  const rules = { see: anyone, report: reporter, ...own }
  const named = Object.entries(rules).map(([right, rule]) => [`${kind}.${right}`, rule])
  return Object.fromEntries(named) as Record<`${K}.${ContentRight}`, Rule>
}

export const RULES = {
  'account.register': anyone,
  'account.signIn': anyone,
  'account.signOut': anyone,
  'account.see': anyone,
  'account.forgot': anyone,
  'account.reset': anyone,
  'account.verify': anyone,
  'account.change': person,
  'account.sessions': person,
  'account.makeOwner': admin,
  'consent.change': person,
  'campaign.manage': admin,
  'research.export': admin,
  'hotspot.see': anyone,
  'survey.see': anyone,
  'survey.follow': person,
  // The survey is for visitors of land: land owners are asked about other things.
  'survey.take': ({ who }) => who !== null && !who.owner,
  'people.see': person,
  'people.seeAll': admin,
  'people.change': admin,
  'area.see': anyone,
  'area.seeMine': person,
  'area.add': person,
  // Anyone may call `area.update`; it changes nothing unless the caller is the creator.
  'area.update': anyone,
  'area.change': creator,
  'area.split': creator,
  'area.merge': creator,
  'area.delete': creator,
  'area.like': verified,
  'story.report': reporter,
  'story.seeReported': admin,
  // Admins settle reports on a story: an area lies in no community alone, and a land owner must not judge what people say about the land.
  'story.settle': (facts) => admin(facts) && !(creator(facts) && facts.othersDecide === true),
  'community.see': anyone,
  'community.seeMine': person,
  'community.add': landOwner,
  'community.addSystem': admin,
  'community.subscribe': person,
  'community.change': verifiedOwner,
  // A correction changes the land, and people with areas on the new land join.
  'community.correct': verifiedOwner,
  'community.delete': owner,
  // The creator cannot restore what an admin deleted.
  'community.restore': (facts) =>
    admin(facts) || (owner(facts) && (!facts.removerId || facts.removerId === facts.who?.id)),
  // The answers that people gave about land are for its approved owner, not for somebody whose claim still waits.
  'community.figures': (facts) => verifiedOwner(facts) && facts.community?.hidden !== true,
  'community.seeClaims': admin,
  'community.decideClaim': admin,
  'title.find': anyone,
  'moderator.see': anyone,
  'moderator.request': subscriber,
  'moderator.withdraw': creatorOrModerator,
  'moderator.add': moderator,
  'moderator.remove': (facts) => creator(facts) || owner(facts),
  'moderator.restore': owner,
  ...membersAdd('thread'),
  'thread.change': creator,
  'thread.keepOnTop': verifiedOwner,
  ...membersAdd('comment'),
  'comment.change': creator,
  'comment.vote': (facts) => member(facts) && !creator(facts),
  'comment.seeVoters': verifiedOwner,
  ...membersAdd('treasure'),
  'treasure.seePlace': creatorOrModerator,
  'treasure.hidePlace': creatorOrModerator,
  'treasure.showPlace': moderator,
  ...ownerAdds('poll'),
  'poll.addOption': holder,
  'poll.vote': member,
  // A former member may take back a vote, too.
  'poll.withdraw': verified,
  'poll.seeVoters': verifiedOwner,
  'meeting.ask': person,
  'meeting.see': insider,
  'meeting.add': holder,
  'meeting.send': holder,
  'meeting.answer': invited,
  'meeting.giveBack': insider,
  'meeting.seeAccepted': verifiedOwner,
  'meeting.delete': owner,
  'meeting.restore': ownerRestorer,
  'meeting.report': (facts) => reporter(facts) && insider(facts),
  ...ownerAdds('opinion'),
  'opinion.end': verifiedOwner,
  'opinion.withdraw': verified,
  'opinion.seeVotes': verifiedOwner,
  ...membersAdd('viewpoint'),
  'viewpoint.vote': member,
  // A former member may take back votes, too.
  'viewpoint.withdraw': verified,
  ...ownerAdds('polis'),
  'polis.vote': member,
  ...ownerAdds('pledge'),
  'pledge.change': (facts) => verified(facts) && creatorOrOwner(facts),
  'pledge.give': member,
  // Only the giver of a contribution manages it, even after leaving the community; everybody else gets not-found.
  'pledge.manage': creator,
  'pledge.seeGivers': verifiedOwner,
  'report.seeMine': person,
  'report.see': moderator,
  'report.clear': (facts) => moderator(facts) && !(creator(facts) && facts.othersDecide === true),
  'report.reopen': moderator,
  // Messages come only from communities that others see.
  'message.add': (facts) => verifiedOwner(facts) && facts.community?.hidden !== true,
  'message.see': person,
  'photo.add': verified,
  'funding.see': person,
  'funding.save': person,
  // A person answers only their own pledge requests.
  'request.answer': person,
  'draft.keep': person,
  'readToken.keep': person,
  'intent.keep': person,
  'notice.see': person,
  'alert.use': person,
  'document.see': anyone,
  'setting.see': anyone,
  'setting.seeTemplates': admin,
  'setting.change': admin,
  'template.see': admin,
  'template.change': admin,
  'mailing.see': admin,
  'mailing.send': admin,
  'mailing.test': admin,
  'border.see': anyone,
  'maintenance.run': admin,
  'audit.see': admin,
  'announcement.see': anyone,
  'announcement.change': admin,
  'task.change': admin,
  'polygon.change': admin,
  'figures.see': admin,
  'log.write': anyone,
  'log.see': admin,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof RULES

/** Tells whether an action is allowed. Pure: the caller loads the facts that the action's rule asks for. */
export const can = (action: Action, facts: Facts): boolean => RULES[action](facts)

/** Returns the reason why an action is refused; of several reasons, the first that the person can do something about. */
export function refusal(action: Action, facts: Facts): ErrorCode {
  const { who } = facts
  if (!who) return action === 'area.add' ? 'account-required' : 'not-signed-in'
  if (!who.verified && can(action, { ...facts, who: { ...who, verified: true } })) return 'not-verified'
  if (action === 'comment.vote' && creator(facts)) return 'own-content'
  if (action === 'report.clear' && moderator(facts)) return 'own-report'
  if (action === 'story.settle' && admin(facts)) return 'own-report'
  const { community } = facts
  if (community) {
    const shown = { ...community, hidden: false }
    if (community.hidden && can(action, { ...facts, community: shown })) return 'not-public'
    const joined = { who: { ...who, verified: true }, community: { ...shown, subscribed: true } }
    if (can(action, { ...facts, ...joined })) return who.verified ? 'not-subscribed' : 'not-verified'
  }
  return action === 'area.delete' ? 'not-allowed' : 'forbidden'
}
