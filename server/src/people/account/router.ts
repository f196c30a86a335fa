import { t } from '../../platform/call/trpc.ts'
import { accountContents, cancelDeletion, requestDeletion } from './deletion.ts'
import { changePassword } from './changePassword.ts'
import { download } from './download.ts'
import { becomeOwner, makeOwner } from './ownerRole.ts'
import { ownData, people } from './people.ts'
import { register } from './register.ts'
import { endSession, me, session, sessions, signOut } from './sessions.ts'
import { signIn } from './signIn.ts'
import { update, updateHome } from './update.ts'
import { sendVerification, verifyEmail } from './verifyEmail.ts'

export const accountCalls = {
  register,
  signIn,
  signOut,
  session,
  me,
  sessions,
  holdings: accountContents,
  download,
  changePassword,
  becomeOwner,
  makeOwner,
  leave: requestDeletion,
  stay: cancelDeletion,
  endSession,
  verifyEmail,
  sendVerification,
}
export const userRouter = t.router({ update, updateHome })
export const peopleFeed = t.router({ me: ownData, people })
