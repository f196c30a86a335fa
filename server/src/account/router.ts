import { t } from '../call/trpc.ts'
import { download } from './download.ts'
import { holdings } from './holdings.ts'
import { leave, stay } from './leave.ts'
import { me, session } from './mySession.ts'
import { register } from './register.ts'
import { registerLandOwner } from './registerLandOwner.ts'
import { sendVerification } from './sendVerification.ts'
import { endSession, sessions } from './sessions.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { verifyEmail } from './verifyEmail.ts'

export const accountRouter = t.router({
  register,
  registerLandOwner,
  signIn,
  signOut,
  session,
  me,
  sessions,
  holdings,
  download,
  leave,
  stay,
  endSession,
  verifyEmail,
  sendVerification,
})
