import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { changePassword } from './changePassword.ts'
import { accountContents, cancelDeletion, requestDeletion } from './deletion.ts'
import { download } from './download.ts'
import { accountAccountHooks, erasureJobs } from './erase.ts'
import { accountJobPlans, accountJobs } from './jobs.ts'
import { becomeOwner, makeOwner } from './ownerRole.ts'
import { ownData, people } from './people.ts'
import { register } from './register.ts'
import { forgotPW, getPazzword, resetPW } from './resetPW.ts'
import { endSession, me, session, sessions, signOut } from './sessions.ts'
import { signIn } from './signIn.ts'
import { update, updateHome } from './update.ts'
import { sendVerification, verifyEmail } from './verifyEmail.ts'

export const accountNoun = {
  calls: {
    account: {
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
    },
    forgotPW,
    getPazzword,
    resetPW,
    user: { update, updateHome },
    feed: { userData: { me: ownData, people } },
  },
  jobs: jobSet(accountJobPlans, (deps) => ({
    ...accountJobs(deps.config, deps.db, deps.mailer),
    ...erasureJobs(deps),
  })),
  accountHooks: accountAccountHooks,
} satisfies Noun
