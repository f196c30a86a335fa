import type { Me, ProfileChange } from '@fieldfare/shared/account.ts'
import { useMutation } from '@tanstack/react-query'
import { api, type Inputs } from '../../platform/api/client.ts'
import { fetchFile } from '../../platform/api/fetchFile.ts'
import { forgetAnswers } from '../../platform/api/knownAnswers.ts'
import { reconnectLive } from '../../platform/api/live.ts'
import { logError } from '../../platform/api/log.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { claimDrafts, clearSentDrafts } from '../../platform/draft/draftSync.ts'
import { rememberVisitor } from '../../platform/shell/routing/visitor.ts'
import { forgetSavedForms } from '../../platform/form/savedForm.ts'
import { forgetWalks } from '../../map/walk/walkStore.ts'
import { settleLocale } from '../../platform/session/locale.ts'

// Not in data.ts, which is part of the first page: that only reads who is signed in.

const showMe = (me: Me) => queryClient.setQueryData(keys.me, me)

/** First parts of the keys of queries that do not depend on who is signed in; `me` is set separately. */
const NOBODYS: ReadonlySet<unknown> = new Set(['me', 'config', 'secret'])

// Cached answers belong to the previous person: the next one must not see them, not even for a moment.
async function changePerson(me: Me | null): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => !NOBODYS.has(queryKey[0])
  await queryClient.cancelQueries()
  forgetAnswers()
  queryClient.setQueryData(keys.me, me)
  queryClient.removeQueries({ type: 'inactive', predicate })
  void queryClient.resetQueries({ type: 'active', predicate })
  rememberVisitor(me)
  reconnectLive()
}

/** Called after signing in: shows the person's language and claims the drafts made before. */
async function enter(me: Me): Promise<void> {
  await changePerson(me)
  await settleLocale(me)
  claimDrafts().catch(logError)
}

/** Called after signing out: removes the person's data from the device, except drafts that the server does not have. */
async function leave(): Promise<void> {
  await Promise.all([clearSentDrafts().catch(logError), forgetWalks()])
  // Last, since a form that is still there saves again what was typed.
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

/** Registers a land owner with their first community, or neither. */
export const useRegisterLandOwner = () =>
  useMutation({
    mutationFn: (input: Inputs['account']['registerLandOwner']) => api.account.registerLandOwner.mutate(input),
    onSuccess: enter,
  })

/** Requests a reset mail. The answer never reveals whether the address has an account. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => api.forgotPW.mutate({ email }) })

/** Sets a new password, which ends every session of the account, including this one. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (input: Inputs['resetPW']) => api.resetPW.mutate(input), onSuccess: leave })

export const useVerifyEmail = () =>
  useMutation({
    mutationFn: (token: string) => api.account.verifyEmail.mutate({ token }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.me }),
  })

/** Changes the person's own profile. */
export const useUpdateProfile = () =>
  useMutation({ mutationFn: (profile: ProfileChange) => api.user.update.mutate({ profile }), onSuccess: showMe })

/** Changes the password of who is signed in, which ends their other sessions. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: Inputs['account']['changePassword']) => api.account.changePassword.mutate(input),
    onSuccess: (me) => {
      showMe(me)
      void queryClient.invalidateQueries({ queryKey: keys.sessions })
    },
  })

/** Makes the member a land owner, with the same account. */
export const useBecomeOwner = () =>
  useMutation({
    mutationFn: (organization: string) => api.account.becomeOwner.mutate({ organization }),
    onSuccess: (me) => {
      showMe(me)
      rememberVisitor(me)
    },
  })

/** Places the home marker; null removes it. */
export const useUpdateHome = () =>
  useMutation({
    mutationFn: (home: Me['home']) => api.user.updateHome.mutate({ coordinates: home ?? { lng: null, lat: null } }),
    onSuccess: showMe,
  })

/** Ends one of the person's sessions; `all` ends every one but this. */
export const useEndSession = () =>
  useMutation({
    mutationFn: (id: string) => api.account.endSession.mutate({ id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.sessions }),
  })

/** Requests the deletion of the account, a week from now. */
export const useRequestDeletion = () =>
  useMutation({ mutationFn: (password: string) => api.account.leave.mutate({ password }), onSuccess: showMe })

/** Cancels a requested deletion. */
export const useCancelDeletion = () => useMutation({ mutationFn: () => api.account.stay.mutate(), onSuccess: showMe })

/** The formats in which one's own areas can be downloaded, by the endings of their files. */
export const AREA_FILES = ['geojson', 'gpkg'] as const
export type AreaFile = (typeof AREA_FILES)[number]

/** Fetches one's own areas as a file of map programs. */
export const useAreaFile = () => useMutation({ mutationFn: (ending: AreaFile) => fetchFile(`/api/my-areas.${ending}`) })

/** Reads all data kept about the person. */
export const useDownload = () => useMutation({ mutationFn: () => api.account.download.query() })
