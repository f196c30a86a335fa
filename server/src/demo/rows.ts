import { randomBytes } from 'node:crypto'
import { TERMS_VERSION } from '@fieldfare/shared/account.ts'
import { type Insertable, sql } from 'kysely'
import type { Tables, Tx } from '../platform/db/tables.ts'
import type { Content } from './content.ts'
import type { SeededArea, SeededCommunity, SeededPerson } from './seeded.ts'

/** Writes all of the content, table by table, each in one statement. */
export async function insertContent(tx: Tx, { people, communities, areas, likes }: Content): Promise<void> {
  await insertPeople(tx, people)
  await insertCommunities(tx, communities)
  await insertAll(tx, 'area', areas.map(areaRow))
  await insertAll(
    tx,
    'area_like',
    likes.map(({ areaId, personId, likedAt }) => ({ area_id: areaId, person_id: personId, liked_at: likedAt })),
  )
}

/** A row as JSON: dates as text, geometries as GeoJSON, documents as they are. */
type Row<T extends keyof Tables> = Partial<Record<keyof Insertable<Tables[T]>, unknown>>

/** One parameter for all rows: several times faster than one for each value. */
export async function insertAll<T extends keyof Tables>(tx: Tx, table: T, rows: Row<T>[]): Promise<void> {
  const into = sql.table(table)
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`
    insert into ${into} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

/** People with verified addresses and no credential: nobody can sign in as them. */
async function insertPeople(tx: Tx, people: SeededPerson[]): Promise<void> {
  const users = people.map(({ id, name, email, registeredAt }): Row<'auth.user'> => {
    return { id, name, email, emailVerified: true, createdAt: registeredAt, updatedAt: registeredAt }
  })
  const persons = people.map((person): Row<'person'> => ({
    id: person.id,
    owner: person.owner,
    admin: false,
    finished_register: false,
    organization: person.organization,
    city: person.city,
    show_name: person.showName,
    show_profile: person.showProfile,
    locale: person.locale,
    time_zone: 'Europe/Amsterdam',
    tags: [],
    patches: [],
    unsubscribe_secret: randomBytes(32).toString('base64url'),
    // As if they had been reminded: nobody reads the mails that would go to them.
    rres_at: person.registeredAt,
    created_at: person.registeredAt,
  }))
  const consents = people.map(({ id, locale, registeredAt }): Row<'consent'> => {
    return { person_id: id, kind: 'terms', version: TERMS_VERSION, locale, given_at: registeredAt }
  })
  await insertAll(tx, 'auth.user', users)
  await insertAll(tx, 'person', persons)
  await insertAll(tx, 'consent', consents)
}

async function insertCommunities(tx: Tx, communities: SeededCommunity[]): Promise<void> {
  await insertAll(tx, 'community', communities.map(communityRow))
  const moderators = communities.map(({ id, personId, createdAt }) => {
    return { community_id: id, person_id: personId, since: createdAt }
  })
  await insertAll(tx, 'moderator', moderators)
}

const communityRow = ({ personId, measure, createdAt, ...community }: SeededCommunity): Row<'community'> => ({
  ...community,
  created_by: personId,
  system: false,
  analitics: {},
  geom: measure,
  seen: true,
  version: 1,
  created_at: createdAt,
  updated_at: createdAt,
})

const areaRow = ({ id, personId, data, analitics, measure, createdAt }: SeededArea): Row<'area'> => {
  const { descriptionPublic, photoIds: _, ...columns } = data
  return {
    ...columns,
    description_public: descriptionPublic,
    id,
    created_by: personId,
    analitics,
    geom: measure,
    seen: true,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  }
}
