import { z } from 'zod'
import type { Author } from './content.ts'
import type { ContentAct } from './contentActs.ts'
import { CONTENT_KINDS, type ContentKind } from './kinds.ts'
import { Id, PageInput } from './schemas.ts'

/** Groups of audit entries, each by the first part of the names of its actions: `community` of `community.correct`. */
export const AUDIT_GROUPS = {
  people: ['account', 'people'],
  communities: ['community'],
  content: [...CONTENT_KINDS, 'report', 'story'],
  moderators: ['moderator'],
  messages: ['message', 'mailing'],
  research: ['campaign', 'research'],
  site: ['setting', 'template', 'maintenance', 'announcement', 'task', 'polygon', 'error'],
} as const
export type AuditGroup = keyof typeof AUDIT_GROUPS
export const AUDIT_GROUP_NAMES = Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]]

/** Actions of people on their own account, and on their own request to moderate: not done as an admin or moderator. */
export const OWN_ACTS = [
  'account.resetPassword',
  'account.newEmail',
  'account.leave',
  'account.stay',
  'account.changePassword',
  'account.merged',
  'account.erased',
  'moderator.asked',
  'moderator.withdrawn',
] as const

/** Actions that the log describes in a sentence; the others are shown by their names. */
export const AUDIT_ACTS = [
  'account.owner',
  'account.grantAdmin',
  'account.revokeAdmin',
  'people.read',
  'people.owner',
  'people.notOwner',
  'people.tags',
  'people.disabled',
  'people.enabled',
  'community.add',
  'community.change',
  'community.correct',
  'community.delete',
  'community.restore',
  'community.claim.approved',
  'community.claim.declined',
  'community.correction.waiting',
  'community.correction.approved',
  'community.correction.declined',
  'community.correction.withdrawn',
  'report.dismissed',
  'report.reopened',
  'story.kept',
  'story.hidden',
  'story.shown',
  'moderator.added',
  'moderator.removed',
  'moderator.restored',
  'moderator.refused',
  'moderator.reconsidered',
  'message.add',
  'mailing.send',
  'mailing.sendOne',
  'mailing.stop',
  'mailing.test',
  'campaign.add',
  'campaign.change',
  'campaign.invite',
  'campaign.link',
  'campaign.endInvitations',
  'research.make',
  'research.remove',
  'research.hotspot',
  'research.publish',
  'setting.change',
  'template.change',
  'template.reset',
  'maintenance.update',
  'maintenance.intersectAreas',
  'maintenance.intersected',
  'maintenance.remind',
  'announcement.advert',
  'announcement.advertDeleted',
  'announcement.notice',
  'announcement.noticeDeleted',
  'task.add',
  'task.change',
  'task.remove',
  'polygon.add',
  'polygon.remove',
  'error.generated',
] as const
export type AuditAct = (typeof AUDIT_ACTS)[number]

/** Actions without a sentence, besides OWN_ACTS: the log shows their names. */
type NamedAct = 'research.download' | 'research.withdrawals'

/** All actions that the server writes to the audit log. */
export type Act = AuditAct | (typeof OWN_ACTS)[number] | NamedAct | ContentAct

export const AuditPage = z.strictObject({
  ...PageInput,
  group: z.enum(AUDIT_GROUP_NAMES).optional(),
  /** The id of the person who acted. */
  byId: Id.optional(),
  /** The id of the person or thing acted on. */
  aboutId: Id.optional(),
})

/** An audit entry: who did what to whom, and when. It holds no text that people wrote. */
export interface AuditEntry {
  id: string
  action: string
  at: string
  /** The person who acted; null if it was the server, or the operator by a command. */
  by: Author | null
  /** The person concerned: the person acted on, or the author of the content. */
  person: Author | null
  community: { id: string; title: string } | null
  kind: ContentKind | null
  /** The key of the changed setting; empty for any other action. */
  key: string
  /** The number that the changed setting had before, and the number that it has since. */
  change: { before: number; after: number } | null
}
