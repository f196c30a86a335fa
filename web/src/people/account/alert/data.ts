import type { AlertSettings } from '@fieldfare/shared/alert.ts'
import { api } from '../../../platform/api/client.ts'
import { answers, putAnswer, queryClient, readAgain } from '../../../platform/api/queries.ts'
import { liveRead } from '../../../platform/api/read.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { list } from '../../../platform/api/usePagedQuery.ts'
import { subscribeHere, unsubscribeHere } from './pushSubscription.ts'

const ME = { feed: 'me' } as const

/** Reads the person's alert settings. */
export const alertSettings = liveRead(api.callback.settings.query, ME)

/** The person's communities, each with the alert choices made for it alone. */
export const communityAlerts = list(api.callback.communities.query, ME)

const readSettingsAgain = () => {
  readAgain(answers.alerts)
  readAgain(answers.me)
}

/** Changes a setting by a call. The screen shows the change at once, and rolls it back if the call fails. */
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

/** Subscribes this browser to push notices and sends the subscription to the server. @throws PushRefused if the browser refuses */
export const useTurnOn = () =>
  useCall(async (pushKey: string) => api.callback.addDevice.mutate(await subscribeHere(pushKey)), {
    onSettled: readSettingsAgain,
  })

/** Turns off push notices on a device; if it is this device, also ends the browser's subscription. */
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
