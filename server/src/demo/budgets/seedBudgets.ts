import { pointsOf } from '../../people/account/rewards.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Content } from '../content.ts'
import { insertAll } from '../rows.ts'
import { demoBudgets } from './budgets.ts'

/**
 * The value that the demo writes where a person's answer has the version of the text or of the questions that they read. Nobody read
 * anything, so a research export of the demo says so in each row; a consent has no hash of a text either.
 */
const NOT_READ = 'demo'

/** Adds nature budgets of invented people with what they earn (funding/saveFunding.ts, for all at once). */
export async function seedBudgets(tx: Tx, content: Content, now: Date): Promise<void> {
  const { budgets, agreed } = demoBudgets(content, await joinedOf(tx), now)
  await insertAll(
    tx,
    'consent',
    agreed.map(({ personId, locale, at }) => {
      return { person_id: personId, kind: 'research', given: true, version: NOT_READ, locale, given_at: at }
    }),
  )
  await insertAll(
    tx,
    'funding',
    budgets.map(({ id, personId, cents, locale, savedAt, ...said }) => ({
      id,
      person_id: personId,
      budget_cents: cents,
      reason: said.reason,
      locations_reason: said.locationsReason,
      objectives_reason: said.objectivesReason,
      other_name: said.otherName,
      divided: true,
      instrument: NOT_READ,
      locale,
      created_at: savedAt,
    })),
  )
  await insertAll(
    tx,
    'funding_location',
    budgets.flatMap(({ id, locations }) =>
      locations.map((place, position) => ({
        funding_id: id,
        position,
        area_id: place.kind === 'area' ? place.id : null,
        community_id: place.kind === 'community' ? place.id : null,
        amount_cents: place.cents,
      })),
    ),
  )
  await insertAll(
    tx,
    'funding_objective',
    budgets.flatMap(({ id, objectives }) =>
      objectives.map(({ objective, cents }) => ({ funding_id: id, objective, amount_cents: cents })),
    ),
  )
  // The later of two budgets earns nothing.
  const firsts = [...new Map(budgets.toReversed().map((budget) => [budget.personId, budget])).values()]
  const points = await pointsOf(tx, 'ADD_VIRTUAL_FUNDING')
  await insertAll(
    tx,
    'score_grant',
    firsts.map(({ personId, savedAt }) => {
      return { person_id: personId, kind: 'ADD_VIRTUAL_FUNDING', cause: 'budget', points, granted_at: savedAt }
    }),
  )
  await insertAll(
    tx,
    'medal',
    firsts.map(({ personId, savedAt }) => ({ person_id: personId, medal: 'FUNDER', granted_at: savedAt })),
  )
}

async function joinedOf(tx: Tx): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('subscription')
    .select(['person_id', 'community_id'])
    .where('left_at', 'is', null)
    .orderBy('community_id')
    .execute()
  const joined = new Map<string, string[]>()
  for (const { person_id, community_id } of rows)
    joined.set(person_id, [...(joined.get(person_id) ?? []), community_id])
  return joined
}
