import { createHash } from 'node:crypto'
import type { CampaignView, InvitationState, InvitationView } from '@fieldfare/shared/survey.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byTime, paged, type PageRequest } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** SQL of a campaign's state by the database's clock: invitations work only while the campaign is open. */
export const campaignState = sql<CampaignView['state']>`case
  when not campaign.active or campaign.ends_at <= clock_timestamp() then 'ended'
  when campaign.starts_at > clock_timestamp() then 'notBegun' else 'open' end`

const campaigns = (db: Tx) =>
  db
    .selectFrom('campaign')
    .selectAll('campaign')
    .select(campaignState.as('state'))
    .select(
      sql<{ made: number; opened: number }>`(select json_build_object('made', count(*), 'opened', count(opened_at))
        from invitation i where i.campaign_id = campaign.id and not i.reusable)`.as('invited'),
    )
    .select(
      sql<{ registered: number; finished: number }>`(
        select json_build_object('registered', count(*), 'finished', count(finished_at))
        from participant p where p.campaign_id = campaign.id)`.as('came'),
    )

type CampaignRow = Awaited<ReturnType<ReturnType<typeof campaigns>['executeTakeFirstOrThrow']>>
const toCampaign = (row: CampaignRow): CampaignView => ({
  id: row.id,
  name: row.name,
  flow: row.flow,
  from: row.starts_at?.toISOString() ?? null,
  until: row.ends_at?.toISOString() ?? null,
  active: row.active,
  state: row.state,
  texts: row.texts,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  counts: { ...row.invited, ...row.came },
})

export async function campaignView(db: Tx, id: string): Promise<CampaignView | null> {
  const row = await campaigns(db).where('campaign.id', '=', id).executeTakeFirst()
  return row ? toCampaign(row) : null
}

/** Reads a page of the campaigns, newest first. */
export const campaignPage = (db: Tx, page: PageRequest): Promise<Page<CampaignView>> =>
  paged(campaigns(db), byTime('campaign.created_at', 'campaign.id'), page, toCampaign)

const invitations = (db: Tx) =>
  db
    .selectFrom('invitation')
    .selectAll('invitation')
    .select(
      sql<{ registered: number; finished: number }>`(
        select json_build_object('registered', count(*), 'finished', count(finished_at))
        from participant p where p.invitation_id = invitation.id)`.as('came'),
    )

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>

function toInvitation(row: InvitationRow): InvitationView {
  const { registered, finished } = row.came
  const stateOf = (): InvitationState => {
    if (finished > 0 && !row.reusable) return 'finished'
    if (registered > 0 && !row.reusable) return 'registered'
    if (row.ended_at) return 'ended'
    return row.opened_at ? 'opened' : 'made'
  }
  return {
    id: row.id,
    label: row.label,
    address: row.address,
    reusable: row.reusable,
    usesMax: row.uses_max,
    registered,
    finished,
    state: stateOf(),
    batch: row.batch,
    openedAt: row.opened_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export async function invitationView(db: Tx, id: string): Promise<InvitationView | null> {
  const row = await invitations(db).where('invitation.id', '=', id).executeTakeFirst()
  return row ? toInvitation(row) : null
}

/** Reads a page of a campaign's invitations, newest first. */
export const invitationPage = (db: Tx, campaignId: string, page: PageRequest): Promise<Page<InvitationView>> =>
  paged(
    invitations(db).where('invitation.campaign_id', '=', campaignId),
    byTime('invitation.created_at', 'invitation.id'),
    page,
    toInvitation,
  )

/** Reads the invitation of a link's secret, with its campaign; null for an unknown secret. */
export async function invitationOf(db: Tx, secret: string) {
  const row = await db
    .selectFrom('invitation')
    .innerJoin('campaign', 'campaign.id', 'invitation.campaign_id')
    .select(['invitation.id', 'invitation.reusable', 'invitation.uses_max', 'invitation.ended_at'])
    .select(['campaign.id as campaign_id', 'campaign.flow', 'campaign.texts', campaignState.as('state')])
    .select(sql<number>`(select count(*)::integer from participant p where p.invitation_id = invitation.id)`.as('uses'))
    .where('invitation.hash', '=', hashOfSecret(secret))
    .executeTakeFirst()
  return row ?? null
}
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof invitationOf>>>
