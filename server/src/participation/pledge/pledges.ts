import { AppError } from '@fieldfare/shared/errors.ts'
import type { Rhythm } from '@fieldfare/shared/limits.ts'
import { AddPledge, EditPledge, type PledgeView } from '@fieldfare/shared/pledge.ts'
import { orNotFound, writeOn } from '../../platform/call/call.ts'
import { lockingCaller } from '../../platform/call/lockPerson.ts'
import { addContent, insertContent } from '../../content/add.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { loads, loadsCommunity } from '../../content/load.ts'
import { assertNearLand } from '../../content/nearLand.ts'
import { publishContent } from '../../content/publish.ts'
import { toPlace } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { attachedTo, attachPhotos } from '../../content/photo/attach.ts'
import { storeInline } from '../../content/photo/inlinePhotos.ts'
import { pledge } from './kind.ts'
import { pledgeView } from './rows.ts'

const GEOMETRY = ['data', 'geometry']
const PHOTOS = ['data', 'photoIds']

/** Adds a pledge (a support project) to a community. A repeated call with the same id returns the same pledge. */
export const addPledge = writeOn(
  'pledge.add',
  AddPledge,
  lockingCaller(loadsCommunity),
  (ctx, { data: { base64Images, photoIds } }, assertMay) =>
    storeInline(ctx, { base64Images, photoIds, path: ['data', 'base64Images'] }, assertMay),
)
  .meta({ largeBody: true })
  .mutation(({ input: { id, data }, ctx }): Promise<PledgeView> =>
    addContent(ctx, pledge, id, async (row) => {
      const { title, description, goal: goal_cents, type } = data
      const geom = toPlace(data.geometry)
      if (geom) await assertNearLand(ctx.db, row.community_id, geom, GEOMETRY)
      await insertContent(ctx.db, 'pledge', { ...row, title, description, goal_cents, type, geom })
      await attachPhotos(ctx, { kind: 'pledge', id: row.id }, [...data.photoIds, ...ctx.before], PHOTOS)
    }),
  )

const byId = ({ id }: { id: string }) => ({ id })
const readView = async ({ db, thing, who }: ContentCtx): Promise<PledgeView> =>
  orNotFound(await pledgeView(db, thing.id, who))

/**
 * Edits a pledge (a support project), and replaces its photos if the input has photos. The rhythm cannot change after the first
 * contribution: a yearly gift must not become a one-time gift, nor the reverse.
 */
export const editPledge = writeOn('pledge.change', EditPledge, loads(pledge, byId), storeInlineOf)
  .meta({ largeBody: true })
  .mutation(async ({ input, ctx }): Promise<PledgeView> => {
    const { db, thing } = ctx
    const { data, communityId = thing.community_id } = input
    // A pledge cannot be moved to another community.
    if (communityId !== thing.community_id) throw new AppError('not-found')
    if (data.type) await assertTypeFree(db, thing.id, data.type)
    const geom = data.geometry === undefined ? undefined : toPlace(data.geometry)
    if (geom) await assertNearLand(db, communityId, geom, GEOMETRY)
    await editPhotos(ctx, data.photoIds)
    await db
      .updateTable('pledge')
      .set((set) => ({
        title: data.title,
        description: data.description,
        goal_cents: data.goal,
        type: data.type,
        geom,
        edited_at: new Date(),
        version: set('version', '+', 1),
      }))
      .where('id', '=', thing.id)
      .execute()
    publishContent(ctx, thing)
    return readView(ctx)
  })

function storeInlineOf(
  ctx: Parameters<typeof storeInline>[0],
  { base64Images, data: { photoIds } }: { base64Images: string[]; data: { photoIds?: string[] | undefined } },
  assertMay: () => Promise<void>,
): Promise<string[]> {
  return storeInline(ctx, { base64Images, photoIds }, assertMay)
}

type AttachContext = ContentCtx & Parameters<typeof attachPhotos>[0] & { before: string[] }
async function editPhotos(ctx: AttachContext, photoIds: string[] | undefined): Promise<void> {
  const { db, thing, before } = ctx
  const attached = await attachedTo(db, thing.ref)
  const ids = [...(photoIds ?? attached), ...before]
  if (ids.join() !== attached.join()) await attachPhotos(ctx, thing.ref, ids, PHOTOS)
}

/** @throws bad-input for another rhythm (`type`) once the pledge has a contribution */
async function assertTypeFree(db: Tx, id: string, type: Rhythm): Promise<void> {
  const contribution = await db
    .selectFrom('pledge')
    .select('id')
    .where('id', '=', id)
    .where('type', '<>', type)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('contribution').select('contribution.id').where('contribution.pledge_id', '=', id)),
    )
    .executeTakeFirst()
  if (contribution) throw new AppError('bad-input', [{ path: ['data', 'type'], key: 'given' }])
}
