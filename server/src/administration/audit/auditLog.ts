import { AUDIT_GROUPS, type AuditEntry, AuditPage, OWN_ACTS } from '@fieldfare/shared/audit.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { readMine } from '../../platform/call/call.ts'
import { bySerial, paged } from '../../platform/call/page.ts'
import { contentAt } from '../../content/kind.ts'
import { asAuthor } from '../../platform/db/author.ts'
import type { Tx } from '../../platform/db/tables.ts'

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
/** SQL that tells whether the subject of an entry is a person, by the entry's action. */
const ON_PERSON = sql`(entry.subject_kind is null and split_part(entry.action, '.', 1) in ('account', 'people', 'moderator')
  and entry.subject ~ ${sql.lit(UUID)})`

const entries = (db: Tx) =>
  db
    .selectFrom('audit as entry')
    .leftJoinLateral(contentAt('entry.subject_kind', 'entry.subject').as('content'), (join) => join.onTrue())
    .select(['entry.id', 'entry.action', 'entry.subject', 'entry.subject_kind', 'entry.person_id', 'entry.at'])
    .select(asAuthor('entry.person_id').as('by'))
    .select([
      sql<string | null>`case when entry.subject_kind is not null then content.created_by
        when ${ON_PERSON} then entry.subject::uuid end`.as('about_id'),
      sql<string | null>`coalesce(entry.community_id, case when split_part(entry.action, '.', 1) = 'community'
        and entry.subject ~ ${sql.lit(UUID)} then entry.subject::uuid end)`.as('land_id'),
      sql<{ before: number; after: number } | null>`case when entry.action = 'setting.change'
        and jsonb_typeof(entry.detail -> 'before') = 'number' and jsonb_typeof(entry.detail -> 'after') = 'number'
        then json_build_object('before', entry.detail -> 'before', 'after', entry.detail -> 'after') end`.as('change'),
    ])

/**
 * Reads the audit log of what admins, owners and moderators did, newest first; optionally only of a group of actions, by a person, or about
 * a person or thing. Names are the present ones; no entry contains text that people wrote.
 */
const list = readMine('audit.see', AuditPage).query(
  async ({ input: { group, byId, aboutId, ...page }, ctx }): Promise<Page<AuditEntry>> => {
    const chosen = entries(ctx.db)
      .where('entry.action', 'not in', OWN_ACTS)
      .$if(group !== undefined, (all) =>
        all.where(
          sql<boolean>`split_part(entry.action, '.', 1) = any(${group ? [...AUDIT_GROUPS[group]] : []}::text[])`,
        ),
      )
      .$if(byId !== undefined, (all) => all.where('entry.person_id', '=', byId ?? ''))
      .$if(aboutId !== undefined, (all) => all.where('entry.subject', '=', aboutId ?? ''))
    const named = ctx.db
      .selectFrom(chosen.as('named'))
      .selectAll()
      .select(asAuthor('named.about_id').as('about'))
      .select(sql<string | null>`(select c.title from community c where c.id = named.land_id)`.as('land'))
    return paged(named, bySerial('named.id'), page, (row) => ({
      id: String(row.id),
      action: row.action,
      at: row.at.toISOString(),
      by: row.person_id ? row.by : null,
      person: row.about_id ? row.about : null,
      community: row.land_id && row.land !== null ? { id: row.land_id, title: row.land } : null,
      kind: row.subject_kind,
      key: row.action === 'setting.change' ? row.subject : '',
      change: row.change,
    }))
  },
)

export const auditFeed = { list }
