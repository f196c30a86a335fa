import type { CallSettings, CommunityCalls } from '@fieldfare/shared/callback.ts'
import { useMutation, type UseMutationOptions, useQuery } from '@tanstack/react-query'
import { api, type Inputs } from '../../../platform/api/client.ts'
import { liveQuery } from '../../../platform/api/live.ts'
import { keys, queryClient, readAgain } from '../../../platform/api/queries.ts'
import { type PagedQuery, usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { subscribeHere, unsubscribeHere } from './pushHere.ts'

const settingsKey = [...keys.callback, 'settings'] as const

/** How the person is called back. */
export const useCallSettings = () =>
  useQuery({ queryKey: settingsKey, ...liveQuery({ feed: 'me' }, () => api.callback.settings.query()) })

/** The person's communities, with what they chose for each alone. */
export const useCommunityCalls = (): PagedQuery<CommunityCalls> =>
  usePagedQuery(keys.communityCalls, { feed: 'me' }, (page) => api.callback.communities.query(page))

const again = () => {
  readAgain({ queryKey: keys.callback })
  readAgain({ queryKey: keys.me })
}

interface Before {
  before: CallSettings | undefined
}

/** Changes the settings on screen at once; rolled back when refused. */
const changing = <Input>(
  call: (input: Input) => Promise<unknown>,
  change: (settings: CallSettings, input: Input) => CallSettings,
): UseMutationOptions<unknown, Error, Input, Before> => ({
  mutationFn: call,
  onMutate: async (input) => {
    await queryClient.cancelQueries({ queryKey: settingsKey })
    const before = queryClient.getQueryData<CallSettings>(settingsKey)
    if (before) queryClient.setQueryData<CallSettings>(settingsKey, change(before, input))
    return { before }
  },
  onError: (_error, _input, context) => {
    queryClient.setQueryData(settingsKey, context?.before)
  },
  onSettled: again,
})

export const useChooseCall = () =>
  useMutation(
    changing(
      (input: Inputs['callback']['choose']) => api.callback.choose.mutate(input),
      (settings, { topic, wish, communityId }) =>
        communityId || !wish ? settings : { ...settings, wishes: { ...settings.wishes, [topic]: wish } },
    ),
  )

export const useChooseQuiet = () =>
  useMutation(
    changing(
      (input: { from: string; to: string }) => api.callback.quiet.mutate(input),
      (settings, quiet) => ({ ...settings, quiet }),
    ),
  )

export const useChooseMails = () =>
  useMutation(
    changing(
      (input: { weekly?: boolean; now?: boolean }) => api.callback.mails.mutate(input),
      (settings, input) => ({ ...settings, ...input }),
    ),
  )

/** Asks the browser for its subscription, and sends it. @throws PushRefused if the browser will not */
export const useTurnOn = () =>
  useMutation({
    mutationFn: async (pushKey: string) => api.callback.addDevice.mutate(await subscribeHere(pushKey)),
    onSettled: again,
  })

/** A device gets no more notices; this one gives its subscription back, too. */
export const useTurnOff = () =>
  useMutation({
    mutationFn: async ({ id, current }: { id: string; current: boolean }) => {
      await api.callback.removeDevice.mutate({ id })
      if (current) await unsubscribeHere()
    },
    onSettled: again,
  })
