import { AddCommunity, type CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { lockPerson } from '../account/lockPerson.ts'
import { assertCan, write } from '../call/call.ts'
import { insertCommunity } from './insertCommunity.ts'
import { oneCommunity } from './rows.ts'

/** Adds a community. Only land owners and admins may; a system community only admins. */
export const insert = write('community.add', AddCommunity).mutation(async ({ input, ctx }): Promise<CommunityView> => {
  if (input.data.system) assertCan('community.addSystem', { who: ctx.who })
  const id = await insertCommunity(ctx, await lockPerson(ctx.db, ctx.who.id), input)
  const view = await oneCommunity(ctx.db, id, ctx.who)
  if (!view) throw new AppError('conflict')
  return view
})
