import { Id, NoArgs } from '@fieldfare/shared/schemas.ts'
import type { PersonView } from '@fieldfare/shared/account.ts'
import { z } from 'zod'
import { can } from '@fieldfare/shared/access.ts'
import { publicPeople } from './publicPeople.ts'
import { meView, peopleInFull } from './rows.ts'
import { readMine } from '../../platform/call/call.ts'

/** Returns everything about the caller. */
export const ownData = readMine('people.see', NoArgs).query(({ ctx }) => meView(ctx.db, ctx.who.id))

/**
 * Reads people by their ids, ordered by name: no e-mail address, home or budget; city and communities only of people who show
 * their profile. Admins get the profiles of all people, including those without a verified e-mail address.
 */
export const people = readMine('people.see', z.strictObject({ ids: z.array(Id).max(200) })).query(
  async ({ input, ctx }): Promise<PersonView[]> => {
    if (input.ids.length === 0) return []
    const all = can('people.seeAll', { who: ctx.who })
    if (all) return peopleInFull(ctx.db, input.ids)
    return publicPeople(ctx.db, input.ids, ctx.who.id)
  },
)
