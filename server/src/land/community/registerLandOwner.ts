import { Organization, registrationShape } from '@fieldfare/shared/account.ts'
import { AddCommunity } from '@fieldfare/shared/community.ts'
import { args, Id } from '@fieldfare/shared/schemas.ts'
import { signUp } from '../../people/account/register.ts'
import { openCall } from '../../platform/call/call.ts'
import { insertCommunity } from './insert.ts'

const RegisterLandOwner = args(['name', 'organization', 'email', 'password', 'agree', 'community'], {
  ...registrationShape,
  organization: Organization,
  /** The first community, in the form that `land.insert` takes. */
  community: AddCommunity,
  id: Id.optional(),
})

/** Registers a land owner together with their first community; if one fails, neither is stored. */
export const registerLandOwner = openCall('account.register', RegisterLandOwner).mutation(({ input, ctx }) => {
  const { organization, community } = input
  return signUp(ctx, input, { owner: true, organization }, async (tx, personId) => {
    await insertCommunity(
      tx,
      { id: personId, verified: false },
      {
        ...community,
        data: { ...community.data, organization: community.data.organization || organization, system: false },
      },
      null,
    )
  })
})
