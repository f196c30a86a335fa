import { randomUUID } from 'node:crypto'
import { INVITATIONS_A_CALL } from '@fieldfare/shared/survey.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectAdminsOnly } from '../../testing/adminsOnly.ts'
import { refusalOf, useWorld } from '../../testing/world.ts'
import { newSecret, testCampaign } from '../../testing/testCampaign.ts'

const { undone } = useWorld()
const campaign = () => ({ id: randomUUID(), name: 'Texel in spring', flow: 'pbl' as const })

test(
  'campaign.*: callers other than admins are refused',
  undone(async (world) => {
    const admin = await world.make.admin()
    const { campaign: made } = await testCampaign(admin)
    const id = made.id
    await expectAdminsOnly(world, (call) => [
      call.campaign.all({}),
      call.campaign.one({ id }),
      call.campaign.invitations({ campaignId: id }),
      call.campaign.add(campaign()),
      call.campaign.edit({ ...made, version: 1 }),
      call.campaign.invite({ campaignId: id, batch: randomUUID(), invitations: [] }),
      call.campaign.addLink({ campaignId: id, id: randomUUID(), secret: newSecret() }),
      call.campaign.endInvitations({ campaignId: id, id: randomUUID() }),
    ])
  }),
)

test(
  'campaign.add, campaign.edit: an invalid name, flow or date order, an outdated version, and a change of flow after invitations are refused',
  undone(async ({ make }) => {
    const admin = await make.admin()
    const { add, edit } = admin.call.campaign
    expect(await refusalOf(add({ ...campaign(), name: ' ' }))).toMatchObject({ code: 'bad-input', path: 'name' })
    expect(await refusalOf(add({ ...campaign(), flow: 'moon' as never }))).toMatchObject({ path: 'flow' })
    const [from, until] = ['2026-05-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z']
    expect(await refusalOf(add({ ...campaign(), from, until }))).toMatchObject({ path: 'until', key: 'order' })
    const { campaign: made, link } = await testCampaign(admin)
    expect(await edit({ ...made, version: 1, name: 'Texel in summer', flow: 'pbl' })).toMatchObject({
      name: 'Texel in summer',
      flow: 'pbl',
      version: 2,
    })
    expect(await refusalOf(edit({ ...made, version: 1 }))).toEqual({ code: 'conflict' })
    await link()
    expect(await refusalOf(edit({ ...made, version: 2 }))).toMatchObject({ code: 'conflict', path: 'flow' })
    expect(await edit({ ...made, flow: 'pbl', version: 2, active: false })).toMatchObject({ state: 'ended' })
    expect(await refusalOf(edit({ ...made, id: randomUUID(), version: 1 }))).toEqual({ code: 'not-found' })
  }),
)

test(
  'campaign.invite: weak secrets, invalid addresses, too many invitations, unknown campaigns and used ids are refused',
  undone(async ({ make }) => {
    const admin = await make.admin()
    const [first, other] = [await testCampaign(admin), await testCampaign(admin)]
    const { invite } = admin.call.campaign
    const one = { id: randomUUID(), secret: newSecret() }
    const list = { campaignId: first.campaign.id, batch: randomUUID() }
    for (const bad of [
      { ...one, secret: 'spring' },
      { ...one, address: 'anouk' },
      { ...one, label: 'x'.repeat(81) },
    ])
      expect(await refusalOf(invite({ ...list, invitations: [bad] }))).toMatchObject({ code: 'bad-input' })
    const many = Array.from({ length: INVITATIONS_A_CALL + 1 }, () => ({ id: randomUUID(), secret: newSecret() }))
    expect(await refusalOf(invite({ ...list, invitations: many }))).toMatchObject({ code: 'bad-input' })
    expect(await refusalOf(invite({ ...list, campaignId: randomUUID(), invitations: [one] }))).toEqual({
      code: 'not-found',
    })
    await invite({ ...list, invitations: [one] })
    const stolen = { ...list, campaignId: other.campaign.id, invitations: [one] }
    expect(await refusalOf(invite(stolen))).toEqual({ code: 'conflict' })
    expect(await refusalOf(invite({ ...list, invitations: [{ ...one, secret: newSecret() }] }))).toEqual({
      code: 'conflict',
    })
    expect(await refusalOf(invite({ ...list, invitations: [{ ...one, id: randomUUID() }] }))).toEqual({
      code: 'conflict',
    })
  }),
)

test(
  'campaign.invite, campaign.endInvitations: a repeated list adds no invitation, secrets are stored hashed, and a list is ended once',
  undone(async ({ make, deps }) => {
    const admin = await make.admin()
    const { campaign: made } = await testCampaign(admin)
    const invitations = Array.from({ length: INVITATIONS_A_CALL }, (_, i) => ({
      id: randomUUID(),
      secret: newSecret(),
      label: `Person ${i}`,
    }))
    const list = { campaignId: made.id, batch: randomUUID(), invitations }
    expect(await admin.call.campaign.invite(list)).toEqual({ added: INVITATIONS_A_CALL })
    expect(await admin.call.campaign.invite(list)).toEqual({ added: 0 })
    const { rows } = await sql<{ row: string }>`select i::text as row from invitation i`.execute(deps.db.kysely)
    const all = rows.map(({ row }) => row).join()
    expect(invitations.some(({ secret }) => all.includes(secret))).toBe(false)
    const page = await admin.call.campaign.invitations({ campaignId: made.id, limit: 200 })
    expect(page.items).toHaveLength(200)
    expect(page.items[0]).toMatchObject({ state: 'made', reusable: false, registered: 0 })
    expect(await admin.call.campaign.one({ id: made.id })).toMatchObject({
      counts: { made: INVITATIONS_A_CALL, opened: 0, registered: 0, finished: 0 },
    })
    expect(await admin.call.campaign.endInvitations({ campaignId: made.id, batch: list.batch })).toEqual({
      ended: INVITATIONS_A_CALL,
    })
    expect(await admin.call.campaign.endInvitations({ campaignId: made.id, batch: list.batch })).toEqual({ ended: 0 })
  }),
)
