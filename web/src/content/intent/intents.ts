import type { IntentAct, IntentView } from '@fieldfare/shared/intent.ts'
import { createAtom, useSelector } from '@tanstack/react-store'
import { api } from '../../platform/api/client.ts'
import { queryClient, readAgain } from '../../platform/api/queries.ts'
import { liveRead } from '../../platform/api/read.ts'
import { forgetKey } from '../../platform/form/idempotencyKey.ts'
import { saveForm } from '../../platform/form/savedForm.ts'
import { type DeviceAct, type DeviceIntent, forgetOnDevice } from '../../platform/session/deviceIntent.ts'

/** Reads the person's intents: things they began before they were allowed to, with the outcome of each. */
export const intents = {
  mine: liveRead(api.feed.intents.mine.query, { feed: 'me' }),
}

/** The name of each act in text keys: votes for and against share the key `vote`. */
export const ACT_TEXTS = {
  save: 'save',
  like: 'like',
  join: 'join',
  vote: 'vote',
  up: 'vote',
  down: 'vote',
  stance: 'vote',
  reply: 'reply',
  give: 'give',
} as const satisfies Record<DeviceAct, string>

type Kept = Pick<DeviceIntent, 'id' | 'then' | 'community' | 'input'> & { act: IntentAct }

export const isKept = <I extends { act: DeviceAct }>(intent: I): intent is I & { act: IntentAct } =>
  intent.act !== 'save'

/** Sends an intent to the server, which does it at once or keeps it until the e-mail address is verified. Sent again it changes nothing. */
export async function keepIntent({ id, act, input, then, community }: Kept): Promise<IntentView> {
  const join = act === 'join' ? null : (community?.id ?? null)
  const view = await api.intent.keep.mutate({ id, act, input, then, join })
  putIntent(view)
  return view
}

/** Sends the intent kept on this device to the server, and empties the form with the same text. @returns the intent with its outcome */
export async function keepClaimed(intent: DeviceIntent & { act: IntentAct }): Promise<IntentView> {
  const view = await keepIntent(intent)
  if (intent.form) {
    saveForm(intent.form, {})
    forgetKey(intent.form)
  }
  // A waiting intent stays on the device: the account may be merged into another account with the same e-mail address.
  if (view.state !== 'waiting') forgetOnDevice(intent.id)
  return view
}

function putIntent(view: IntentView): void {
  if (view.state !== 'dropped')
    queryClient.setQueryData(intents.mine.key(), (known) => [...(known ?? []).filter(({ id }) => id !== view.id), view])
  if (view.state === 'done') readDone()
}

/** Reads every query except the intents again: most answers depend on a membership, which an intent may have changed. */
export const readDone = (): void => readAgain({ predicate: ({ queryKey: [name] }) => name !== intents.mine.key()[0] })

/** Forgets an intent, on this device and in the account. */
export async function dropIntent(id: string): Promise<void> {
  queryClient.setQueryData(intents.mine.key(), (known) => known?.filter((one) => one.id !== id))
  forgetOnDevice(id)
  await api.intent.drop.mutate({ id })
}

const joinedHere = createAtom<readonly string[]>([])
/** Marks a community as joined on this visit, so that its page welcomes the person. */
export const welcomeTo = (communityId: string): void =>
  joinedHere.set((ids) => [...ids.filter((id) => id !== communityId), communityId])
export const endWelcome = (communityId: string): void => joinedHere.set((ids) => ids.filter((id) => id !== communityId))
/** Tells whether the person has just joined a community. */
export const useWelcomed = (communityId: string): boolean => useSelector(joinedHere, (ids) => ids.includes(communityId))

let arriving: string | null = null
/** Makes the next page scroll to the subject that the person came back for. */
export const arriveAt = (subjectId: string): void => void (arriving = subjectId)
/** Tells whether the person came back for this subject; true at most once. */
export function takeArrival(subjectId: string): boolean {
  if (arriving !== subjectId) return false
  arriving = null
  return true
}
