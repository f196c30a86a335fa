import { Register } from '@fieldfare/shared/account.ts'
import { openCall } from '../call/call.ts'
import { signUp } from './signUp.ts'

/** A new member, signed in at once; the mail that verifies the address follows. */
export const register = openCall('account.register', Register).mutation(({ input, ctx }) =>
  signUp(ctx, input, { owner: false, organization: null }),
)
