import { AUDIT_ACTS, AUDIT_GROUPS } from '@fieldfare/shared/audit.ts'
import { KIND_LOG_ACTIONS } from '@fieldfare/shared/contentActs.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { refusalOf, useWorld } from '../../testing/world.ts'

const { undone } = useWorld()

test(
  'feed.audit.list: callers other than admins and invalid input are refused',
  undone(async ({ make, guest }) => {
    const [member, owner, admin] = [await make.member(), await make.owner(), await make.admin()]
    expect(await refusalOf(guest.feed.audit.list({}))).toEqual({ code: 'not-signed-in' })
    for (const { call } of [member, owner])
      expect(await refusalOf(call.feed.audit.list({}))).toEqual({ code: 'forbidden' })
    for (const wrong of [{ group: 'all' }, { byId: 'me' }, { cursor: 'x' }, { limit: 201 }])
      expect((await refusalOf(admin.call.feed.audit.list(wrong as never))).code).toBe('bad-input')
  }),
)

test.each(['delete from audit', `update audit set action = 'none'`, `update audit set detail = '{}'`])(
  'audit table: a statement that changes or deletes entries is refused: %s',
  (statement) =>
    undone(async ({ make, deps }) => {
      const [admin, member] = [await make.admin(), await make.member()]
      await admin.call.people.setTags({ userId: member.id, tags: ['panel'] })
      await expect(deps.db.kysely.transaction().execute((tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
        'not changed',
      )
    })(),
)

test(
  'feed.audit.list: entries have actor, person and change, with current names but no texts by people, and can be paged and filtered',
  undone(async ({ make, deps }) => {
    const [admin, owner, member] = [await make.admin(), await make.owner(), await make.member({ name: 'Ada' })]
    const communityId = await make.community(owner)
    await member.call.subscribe({ landId: communityId })
    const thread = await member.call.addThread({ communityId, title: 'A secret path', description: 'Private words' })
    await owner.call.deleteThread({ threadId: thread.id, reason: 'A private reason' })
    await admin.call.people.disable({ userId: member.id, reason: 'Another private reason' })
    await admin.call.saveKV({ key: 'DRAW_AREA', value: 7 })
    // Changes of the own account are not listed, since they are not acts of an admin, owner or moderator.
    await owner.call.account.changePassword({
      password: 'a-quiet-lane-by-the-lake',
      newPassword: 'another-lane-by-the-sea',
    })
    await sql`update auth."user" set name = 'Ada of Texel' where id = ${member.id}`.execute(deps.db.kysely)

    const { items } = await admin.call.feed.audit.list({})
    expect(items.map(({ action }) => action)).toEqual([
      'setting.change',
      'people.disabled',
      'thread.delete',
      'community.add',
    ])
    expect(items).toMatchObject([
      { key: 'DRAW_AREA', change: { before: 5, after: 7 }, by: { id: admin.id } },
      { person: { name: 'Ada of Texel' }, community: null },
      { kind: 'thread', person: { id: member.id }, community: { title: 'Dunes of Texel' }, by: { id: owner.id } },
      { community: { id: communityId }, person: null },
    ])
    expect(JSON.stringify(items)).not.toMatch(/secret|private/i)

    const actionsOf = async (filter: object) =>
      (await admin.call.feed.audit.list(filter)).items.map(({ action }) => action)
    expect(await actionsOf({ group: 'content' })).toEqual(['thread.delete'])
    expect(await actionsOf({ byId: owner.id })).toEqual(['thread.delete', 'community.add'])
    expect(await actionsOf({ aboutId: member.id })).toEqual(['people.disabled'])
    const first = await admin.call.feed.audit.list({ limit: 1 })
    expect(await actionsOf({ limit: 1, cursor: first.next })).toEqual(['people.disabled'])
  }),
)

test('AUDIT_GROUPS: every audited action is in a group', () => {
  const areas = Object.values(AUDIT_GROUPS).flat() as string[]
  for (const act of [...AUDIT_ACTS, ...KIND_LOG_ACTIONS]) expect(areas, act).toContain(act.split('.')[0])
})
