import type { Me, ProfileChange } from '@fieldfare/shared/account.ts'
import { useMutation } from '@tanstack/react-query'
import { api, type Inputs } from '../api/client.ts'
import { reconnectLive } from '../api/live.ts'
import { logError } from '../api/log.ts'
import { keys, queryClient } from '../api/queries.ts'
import { claimDrafts, clearSentDrafts } from '../draft/keep.ts'
import { rememberVisitor } from '../shell/routing/visitor.ts'
import { forgetSavedForms } from '../form/savedForm.ts'
import { settleLocale } from './locale.ts'

// Apart from data.ts: the first page asks who is here, and changes nothing.

const showMe = (me: Me) => queryClient.setQueryData(keys.me, me)

/** What is read without being anyone's: oneself is told apart. */
const NOBODYS: ReadonlySet<unknown> = new Set(['me', 'config', 'secret'])

// Whatever was read belongs to whoever was here: somebody else must not see it, not even for a moment.
async function changePerson(me: Me | null): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !NOBODYS.has(queryKey[0])
  await queryClient.cancelQueries()
  queryClient.setQueryData(keys.me, me)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.resetQueries({ type: 'active', predicate })
  rememberVisitor(me)
  reconnectLive()
}

/** Somebody is here now: their language, and what was drawn on this device before they signed in. */
async function enter(me: Me): Promise<void> {
  await changePerson(me)
  await settleLocale(me)
  claimDrafts().catch(logError)
}

/** Nobody is here any more: nothing of theirs stays on the device, except what the server does not have yet. */
async function leave(): Promise<void> {
  await clearSentDrafts().catch(logError)
  forgetSavedForms()
  await changePerson(null)
}

export const useSignIn = () =>
  useMutation({
    mutationFn: (input: Inputs['account']['signIn']) => api.account.signIn.mutate(input),
    onSuccess: enter,
  })

export const useSignOut = () => useMutation({ mutationFn: () => api.account.signOut.mutate(), onSuccess: leave })

export const useRegister = () =>
  useMutation({
    mutationFn: (input: Inputs['account']['register']) => api.account.register.mutate(input),
    onSuccess: enter,
  })

/** The account and its first community: both, or neither. */
export const useRegisterLandOwner = () =>
  useMutation({
    mutationFn: (input: Inputs['account']['registerLandOwner']) => api.account.registerLandOwner.mutate(input),
    onSuccess: enter,
  })

/** Asks for a mail with a link; the answer never tells whether the address is known. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => api.forgotPW.mutate({ email }) })

/** Sets a new password; every session of the account has ended then, one here included. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (input: Inputs['resetPW']) => api.resetPW.mutate(input), onSuccess: leave })

export const useVerifyEmail = () =>
  useMutation({
    mutationFn: (token: string) => api.account.verifyEmail.mutate({ token }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.me }),
  })

export const useSendVerification = () => useMutation({ mutationFn: () => api.account.sendVerification.mutate() })

/** Changes one's own profile; the answer is what everyone else may see from now on, too. */
export const useUpdateProfile = () =>
  useMutation({ mutationFn: (profile: ProfileChange) => api.user.update.mutate({ profile }), onSuccess: showMe })

/** Places the home marker, or with null takes it away. */
export const useUpdateHome = () =>
  useMutation({
    mutationFn: (home: Me['home']) => api.user.updateHome.mutate({ coordinates: home ?? { lng: null, lat: null } }),
    onSuccess: showMe,
  })

/** Ends one of one's sessions, or with `all` every one but this. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => api.account.endSession.mutate({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  })

/** Ends the account in a week. */
export const useLeave = () =>
  useMutation({ mutationFn: (password: string) => api.account.leave.mutate({ password }), onSuccess: showMe })

/** Takes that back. */
export const useStay = () => useMutation({ mutationFn: () => api.account.stay.mutate(), onSuccess: showMe })

/** Everything that is kept of oneself. */
export const useDownload = () => useMutation({ mutationFn: () => api.account.download.query() })
