import type { AlertSettings } from '@fieldfare/shared/alert.ts'
import { api } from '../../../platform/api/client.ts'
import { answers, putAnswer, queryClient, readAgain } from '../../../platform/api/queries.ts'
import { liveRead } from '../../../platform/api/read.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { list } from '../../../platform/api/usePagedQuery.ts'
import { subscribeHere, unsubscribeHere } from './pushSubscription.ts'

const ME = { feed: 'me' } as const

/** Reads how the person is alerted. */
export const alertSettings = liveRead(api.callback.settings.query, ME)

/** The person's communities, with what they chose for each alone. */
export const communityAlerts = list(api.callback.communities.query, ME)

const readSettingsAgain = () => {
  readAgain(answers.alerts)
  readAgain(answers.me)
}

/** Changes the settings on screen at once; rolled back when refused. */
const useChange = <Input>(
  call: (input: Input) => Promise<unknown>,
  change: (settings: AlertSettings, input: Input) => AlertSettings,
) =>
  useCall(call, {
    onMutate: (input) => {
      const before = queryClient.getQueryData(alertSettings.key())
      putAnswer(alertSettings.key(), (cached) => cached && change(cached, input))
      return { before }
    },
    onError: (_error, _input, kept) => {
      queryClient.setQueryData(alertSettings.key(), kept?.before)
    },
    onSettled: readSettingsAgain,
  })

export const useChooseAlert = () =>
  useChange(api.callback.choose.mutate, (settings, { topic, wish, communityId }) =>
    communityId || !wish ? settings : { ...settings, wishes: { ...settings.wishes, [topic]: wish } },
  )

export const useChooseQuiet = () =>
  useChange(
    (input: { from: string; to: string }) => api.callback.quiet.mutate(input),
    (settings, quiet) => ({ ...settings, quiet }),
  )

export const useChooseMails = () =>
  useChange(api.callback.mails.mutate, (settings, input) => ({ ...settings, ...input }))

/** Asks the browser for its subscription, and sends it. @throws PushRefused if the browser will not */
export const useTurnOn = () =>
  useCall(async (pushKey: string) => api.callback.addDevice.mutate(await subscribeHere(pushKey)), {
    onSettled: readSettingsAgain,
  })

/** Ends the notices on a device; on this one also ends the browser's subscription. */
export const useTurnOff = () =>
  useCall(
    async ({ id, current }: { id: string; current: boolean }) => {
      await api.callback.removeDevice.mutate({ id })
      if (current) await unsubscribeHere()
    },
    {
      onSettled: readSettingsAgain,
    },
  )
