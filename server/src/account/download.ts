import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'
import { meView } from './me.ts'

/** What is kept of a person besides their account: the columns of each table that are theirs, and whose row it is. */
const PARTS = {
  consents: ['consent', 'person_id', 'kind, version, locale, campaign, given_at'],
  areas: [
    'area',
    'created_by',
    `id, level, title, description, rating, explanation, frequency, activities, priority, relationship,
    analitics, created_at, updated_at, hidden_at, ST_AsGeoJSON(geom, 7)::json as geometry`,
  ],
  likes: ['area_like', 'person_id', 'area_id, liked_at'],
  subscriptions: ['subscription', 'person_id', 'community_id, joined_at, left_at, area_id'],
  communities: [
    'community',
    'created_by',
    `id, title, description, organization, tags, analitics, created_at, updated_at, hidden_at,
    ST_AsGeoJSON(geom, 7)::json as geometry`,
  ],
  moderates: ['moderator', 'person_id', 'community_id, since'],
  moderatorRequests: ['moderator_request', 'person_id', 'community_id, requested_at, refused_at'],
  threads: [
    'thread',
    'created_by',
    'id, community_id, title, description, created_at, edited_at, hidden_at, hidden_reason',
  ],
  comments: ['comment', 'created_by', 'id, thread_id, text, created_at, edited_at, hidden_at, hidden_reason'],
  votes: ['comment_vote', 'person_id', 'comment_id, value, voted_at'],
  treasures: [
    'treasure',
    'created_by',
    `id, community_id, title, description, photo_id, place_hidden, created_at, hidden_at,
    hidden_reason, ST_AsGeoJSON(geom, 7)::json as geometry`,
  ],
  photos: ['photo', 'owner_id', 'id, width, height, created_at'],
  reports: ['report', 'person_id', 'comment_id, treasure_id, reason, created_at, outcome'],
  points: ['score_grant', 'person_id', 'kind, cause, points, granted_at'],
  notices: ['notification', 'person_id', 'kind, data, created_at, read_at'],
  drafts: ['draft', 'person_id', 'kind, key, content, step, edited_at'],
} as const

/** Everything that is kept of a person, for themselves: what they filled in, drew, said, joined and agreed to. */
export const download = readMine('account.change', NoArgs).query(async ({ ctx }) => {
  const { db, who } = ctx
  await ctx.deps.limits.count('download', who.id)
  const parts: Record<string, unknown[]> = {}
  for (const name of Object.keys(PARTS) as (keyof typeof PARTS)[]) parts[name] = await rowsOf(db, name, who.id)
  return { takenAt: new Date().toISOString(), account: await meView(db, who.id), ...parts }
})

async function rowsOf(db: Tx, name: keyof typeof PARTS, personId: string): Promise<unknown[]> {
  const [table, owner, columns] = PARTS[name]
  const { rows } =
    await sql`select ${sql.raw(columns)} from ${sql.table(table)} where ${sql.ref(owner)} = ${personId}`.execute(db)
  return rows
}
