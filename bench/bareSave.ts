import type pg from 'pg'
import type { areaIn, Saver } from './land.ts'

const SESSION = `
  select s.id, u.id, u.name, u.email, u."emailVerified", p.owner, p.admin, p.locale
  from auth.session s join auth."user" u on u.id = s."userId" join person p on p.id = u.id
  where s.token = $1 and s."expiresAt" > now()`
const AREA = `
  insert into area (id, created_by, level, title, description, rating, explanation, frequency, activities, geom, seen)
  values ($1, $2, $3, $4, '', $5, '', $6, $7, ST_SetSRID(ST_GeomFromGeoJSON($8), 4326), true)`
const JOIN = `
  insert into subscription (community_id, person_id, area_id, seen)
  select id, $1, $2, true from community
  where ST_Intersects(geom, (select geom from area where id = $2)) and deleted_at is null
  on conflict do nothing returning community_id`
const GRANT = 'insert into score_grant (person_id, kind, cause, points) values ($1, $2, $3, 5) on conflict do nothing'
const NOTICE = `
  insert into notification (person_id, kind, cause, data) values ($1, 'community.joined', $2, $3) on conflict do nothing`

/** Runs the flow of `measure.insert` as bare statements of the driver on one connection; without `notify` it sends no NOTIFY. */
export async function bareSave(
  pool: pg.Pool,
  saver: Saver,
  area: ReturnType<typeof areaIn>,
  notify = true,
): Promise<void> {
  const token = decodeURIComponent(saver.cookie.split('=')[1] ?? '').split('.')[0]
  const client = await pool.connect()
  try {
    await client.query(SESSION, [token])
    await client.query('begin')
    await client.query('select id from person where id = $1 for update', [saver.id])
    const { level, title, rating, frequency, activities } = area.data
    const shape = JSON.stringify(area.measure)
    await client.query(AREA, [area.id, saver.id, level, title, rating, frequency, activities, shape])
    const { rows } = await client.query(JOIN, [saver.id, area.id])
    if (rows.length !== 1) throw new Error(`An area of the benchmark touched ${rows.length} communities.`)
    const cause = `${area.id} ${rows[0].community_id}`
    await client.query(GRANT, [saver.id, 'DRAW_AREA', area.id])
    await client.query(GRANT, [saver.id, 'SUBSCRIBE_INTERSECT', rows[0].community_id])
    await client.query(NOTICE, [saver.id, cause, JSON.stringify({ areaId: area.id })])
    if (notify) await client.query("select pg_notify('bare', $1)", [JSON.stringify({ id: area.id })])
    await client.query('commit')
  } finally {
    client.release()
  }
}
