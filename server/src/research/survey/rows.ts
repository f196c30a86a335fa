import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import type { OpenInvitation, SurveyView } from '@fieldfare/shared/survey.ts'
import { ASKED, NEEDED, stepsOf, type SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import { sql } from 'kysely'
import { campaignState, type FoundInvitation } from '../../people/campaign/rows.ts'
import { givenConsents } from '../../people/consent/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { hasDividedBudget } from '../../people/campaign/finish.ts'

/** Returns the view of an invitation for a person who has its link. */
export async function openInvitation(
  db: Tx,
  { state, flow, texts, reusable, ...found }: FoundInvitation,
  personId: string | null,
): Promise<OpenInvitation> {
  const joined = personId !== null && (await takesPart(db, found.campaign_id, personId))
  const about = { flow, texts, reusable, campaignId: found.campaign_id }
  if (state !== 'open') return { ...about, state }
  if (joined) return { ...about, state: 'joined' }
  if (found.ended_at) return { ...about, state: 'ended' }
  return { ...about, state: isUsedUp({ reusable, ...found }) ? 'usedUp' : 'open' }
}

/** Tells whether an invitation is used up: one for a single person was used, or one for many people has reached its maximum. */
const isUsedUp = ({ reusable, uses_max, uses }: Pick<FoundInvitation, 'reusable' | 'uses_max' | 'uses'>): boolean =>
  uses >= (reusable ? (uses_max ?? Infinity) : 1)

async function takesPart(db: Tx, campaignId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('participant')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

/** Reads a person's progress in the survey opened last; null if the person takes part in none. */
export async function surveyView(db: Tx, personId: string): Promise<SurveyView | null> {
  const row = await db
    .selectFrom('participant')
    .innerJoin('campaign', 'campaign.id', 'participant.campaign_id')
    .innerJoin('person', 'person.id', 'participant.person_id')
    .select(['campaign.id as campaignId', 'campaign.flow', campaignState.as('state')])
    .select([
      sql<boolean>`participant.introduced_at is not null`.as('introduced'),
      sql<boolean>`person.home is not null`.as('home'),
      'person.finished_register as four',
      hasDividedBudget(personId).as('funded'),
    ])
    .select(
      sql<Partial<Record<Level, number>>>`(select coalesce(json_object_agg(level, n), '{}') from (
        select level, count(*) as n from area where created_by = person.id and deleted_at is null group by level
      ) drawn)`.as('levels'),
    )
    .where('participant.person_id', '=', personId)
    .orderBy('participant.seen_at', 'desc')
    .orderBy('participant.id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { flow, introduced, home, levels, four } = row
  const consents = await givenConsents(db, personId)
  const consented = ASKED[flow].filter((purpose) => consents.has(purpose))
  const areaCount = Object.values(levels).reduce((sum, count) => sum + count, 0)
  const areas = four ? FOUR_AREAS : Math.min(areaCount, FOUR_AREAS)
  const done = {
    consent: agreesTo(flow, consents),
    introduction: introduced,
    home,
    areas: areas >= FOUR_AREAS,
    funding: row.funded,
  }
  const steps = stepsOf(flow).filter((step) => step !== 'account')
  return {
    campaignId: row.campaignId,
    flow,
    ended: row.state !== 'open',
    next: steps.find((step) => !done[step]) ?? 'done',
    given: consented,
    introduced,
    home,
    areas,
    level: LEVELS.find((level) => !levels[level]) ?? LEVELS[0],
    funded: row.funded,
  }
}

/** Tells whether all consents that a flow needs are given. */
export const agreesTo = (flow: SurveyFlow, given: ReadonlySet<string>): boolean =>
  NEEDED[flow].every((purpose) => given.has(purpose))
