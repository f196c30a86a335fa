import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openUnmigratedDatabase, type TestDatabase } from '../testing/engines.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'

const OLDER = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0006'))
const [person, community, thread, comment, treasure] = Array.from({ length: 5 }, () => randomUUID())
const [threadPhoto, treasurePhoto] = [randomUUID(), randomUUID()]

let db: TestDatabase
beforeAll(async () => {
  db = await openUnmigratedDatabase()
  await migrate(db, OLDER)
  const photo = (id: string) =>
    `insert into photo (id, owner_id, width, height, bytes) values ('${id}', '${person}', 4, 3, 9);`
  await db.pool.query(`
    insert into person (id, locale, time_zone, unsubscribe_secret) values ('${person}', 'nl-nl', 'Europe/Amsterdam', 'secret');
    insert into community (id, created_by, title, description, organization, geom, seen)
      values ('${community}', '${person}', 'Dunes', '', '', 'SRID=4326;MULTIPOLYGON(((5 53,5.1 53,5.1 53.1,5 53)))', true);
    insert into thread (id, community_id, created_by, title, description)
      values ('${thread}', '${community}', '${person}', 'The path', '');
    insert into comment (id, thread_id, created_by, text) values ('${comment}', '${thread}', '${person}', 'Leave your sofa');
    ${photo(threadPhoto ?? '')} ${photo(treasurePhoto ?? '')}
    insert into thread_photo values ('${thread}', 0, '${threadPhoto}');
    insert into treasure (id, community_id, created_by, title, description, photo_id, geom)
      values ('${treasure}', '${community}', '${person}', 'A spoonbill', '', '${treasurePhoto}', 'SRID=4326;POINT(5 53)');
    insert into audit (person_id, action, subject) values ('${person}', 'report.left', '${treasure}'), ('${person}', 'account.leave', '${person}');
    ${OLD_NOTICES}`)
  await db.pool.query(oldReports('left'))
  await migrate(db)
})
afterAll(() => db.close())

const OLD_NOTICES = `insert into notification (person_id, kind, cause, data) values
  ('${person}', 'comment.removed', 'a', '{"communityId": "c", "threadId": "${thread}", "commentId": "${comment}", "title": "t", "reason": "r"}'),
  ('${person}', 'report.settled', 'b', '{"communityId": "c", "title": "t", "subject": {"kind": "treasure", "treasureId": "${treasure}"}, "outcome": "left"}');`
const oldReports = (
  outcome: string,
) => `insert into report (community_id, comment_id, treasure_id, person_id, reason, outcome) values
  ('${community}', '${comment}', null, '${person}', 'Unkind', '${outcome}'), ('${community}', null, '${treasure}', '${person}', 'Not here', null)`
const rows = async (text: string) => (await db.pool.query(text)).rows

const NOTICES = [
  {
    kind: 'content.deleted',
    data: { communityId: 'c', subject: { kind: 'comment', id: comment, parentId: thread }, title: 't', reason: 'r' },
  },
  {
    kind: 'report.resolved',
    data: {
      communityId: 'c',
      subject: { kind: 'treasure', id: treasure, parentId: null },
      title: 't',
      outcome: 'kept',
    },
  },
]
const REPORTS = [
  { subject_kind: 'comment', subject_id: comment, outcome: 'kept' },
  { subject_kind: 'treasure', subject_id: treasure, outcome: null },
]
const read = {
  notices: () => rows('select kind, data from notification order by cause'),
  reports: () => rows('select subject_kind, subject_id, outcome from report order by subject_kind'),
  photos: () =>
    rows(`select id, subject_kind, subject_id, position from photo where subject_id is not null order by subject_kind`),
}
const PHOTOS = [
  { id: threadPhoto, subject_kind: 'thread', subject_id: thread, position: 0 },
  { id: treasurePhoto, subject_kind: 'treasure', subject_id: treasure, position: 0 },
]

test('reports, photos, the log and notices of the version before point at their subjects', async () => {
  expect(await read.reports()).toEqual(REPORTS)
  expect(await read.photos()).toEqual(PHOTOS)
  expect(await read.notices()).toEqual(NOTICES)
  expect(await rows('select action, subject_kind from audit order by id')).toEqual([
    { action: 'report.dismissed', subject_kind: 'treasure' },
    { action: 'account.leave', subject_kind: null },
  ])
})

test('what a server of the version before still writes means the same', async () => {
  await db.pool.query('delete from report; delete from notification')
  // Nobody deletes entries of the log; here it begins anew.
  await db.pool.query(
    'set session_replication_role = replica; delete from audit; set session_replication_role = origin',
  )
  await db.pool.query(`${oldReports('left')}; ${OLD_NOTICES}`)
  expect(await read.reports()).toEqual(REPORTS)
  expect(await read.notices()).toEqual(NOTICES)
  await db.pool.query(
    `insert into audit (person_id, action, subject) values ('${person}', 'comment.delete', '${comment}')`,
  )
  expect(await rows('select action, subject_kind from audit')).toEqual([
    { action: 'comment.delete', subject_kind: 'comment' },
  ])
  await db.pool.query(`delete from thread_photo where thread_id = '${thread}'`)
  expect(await read.photos()).toEqual(PHOTOS.slice(1))
  await db.pool.query(
    `insert into thread_photo (thread_id, position, photo_id) values ('${thread}', 0, '${threadPhoto}')`,
  )
  expect(await read.photos()).toEqual(PHOTOS)
})

test('a photo of a treasure that is purged can be used again by a server of the version before', async () => {
  const [again, photo] = [randomUUID(), randomUUID()]
  await db.pool.query(`
    insert into photo (id, owner_id, width, height, bytes, subject_kind, subject_id, position)
      values ('${photo}', '${person}', 4, 3, 9, 'treasure', gen_random_uuid(), 0);
    insert into treasure (id, community_id, created_by, title, description, photo_id, geom)
      values ('${again}', '${community}', '${person}', 'A spoonbill', '', '${photo}', 'SRID=4326;POINT(5 53)')`)
  expect(await rows(`select subject_id from photo where id = '${photo}'`)).toEqual([{ subject_id: again }])
  await db.pool.query(`delete from treasure where id = '${again}'; delete from photo where id = '${photo}'`)
})

test('what this version writes can be read by a server of the version before', async () => {
  await db.pool.query('delete from report')
  await db.pool.query(`insert into report (community_id, subject_kind, subject_id, person_id, reason)
    values ('${community}', 'comment', '${comment}', '${person}', 'Unkind'), ('${community}', 'thread', '${thread}', '${person}', 'Rude')`)
  expect(await rows('select comment_id, treasure_id from report order by subject_kind')).toEqual([
    { comment_id: comment, treasure_id: null },
    { comment_id: null, treasure_id: null },
  ])
  expect(await rows('select * from thread_photo')).toEqual([{ thread_id: thread, position: 0, photo_id: threadPhoto }])
})
