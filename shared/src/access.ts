// Who may do what: the only place that says so. Every call names its action here, and no call runs without one.

import type { ErrorCode } from './errors.ts'

/** The facts about a person that rights depend on. Null stands for a guest. */
export interface Who {
  id: string
  verified: boolean
  owner: boolean
  admin: boolean
}
export interface Facts {
  who: Who | null
  /** The creator of the thing that is acted on. */
  creatorId?: string
}

type Rule = (facts: Facts) => boolean

const anyone: Rule = () => true
const person: Rule = ({ who }) => who !== null
const verified: Rule = ({ who }) => who !== null && who.verified
const admin: Rule = ({ who }) => who !== null && who.admin
const landOwner: Rule = ({ who }) => who !== null && (who.owner || who.admin)
const creator: Rule = ({ who, creatorId }) => who !== null && who.id === creatorId

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
  'people.see': person,
  'area.see': anyone,
  'area.seeMine': person,
  'area.add': person,
  'area.change': creator,
  'area.delete': creator,
  'area.like': verified,
  'community.see': anyone,
  'community.seeMine': person,
  'community.add': landOwner,
  'community.addSystem': admin,
  'community.subscribe': person,
  'draft.keep': person,
  'notice.see': person,
  'setting.see': anyone,
  'setting.seeTemplates': admin,
  'setting.change': admin,
  'maintenance.run': admin,
  'log.write': anyone,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof RULES

/** May this happen? Pure: the caller loads the facts that the action's rule asks for. */
export const can = (action: Action, facts: Facts): boolean => RULES[action](facts)

/** Why something is refused, in the order in which a person can do something about it. */
export function refusal(action: Action, facts: Facts): ErrorCode {
  const { who } = facts
  if (!who) return action === 'area.add' ? 'account-required' : 'not-signed-in'
  if (!who.verified && can(action, { ...facts, who: { ...who, verified: true } })) return 'not-verified'
  return action === 'area.delete' ? 'not-allowed' : 'forbidden'
}
