import type { IntentView } from '@fieldfare/shared/intent.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { api } from '../../platform/api/client.ts'
import { logError } from '../../platform/api/log.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { ownPath } from '../../platform/paths.ts'
import { deviceIntent } from '../../platform/session/deviceIntent.ts'
import { useMe } from '../../platform/session/me.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { dropIntent, intents, isKept, keepClaimed, readDone, welcomeTo } from './intents.ts'
import { intentText } from './intentText.ts'

/** The intents that were announced in this tab. */
const announced = new Set<string>()

/** Shows, once and on any page, a toast with the outcome of each intent (something the person began), and finishes those left over. */
export function IntentTeller() {
  const { t } = useTranslation()
  const { me } = useMe()
  const router = useRouter()
  const { data } = useLive(intents.mine)

  const finish = useEffectEvent(async () => {
    const left = deviceIntent()
    // The account does not have the intent: an earlier request was lost.
    if (left && isKept(left) && left.personId === me?.id && !data?.some(({ id }) => id === left.id))
      await keepClaimed(left)
    if (me?.verified && data?.some(({ state }) => state === 'waiting')) await api.intent.finish.mutate()
  })
  const personId = me?.id
  const verified = me?.verified
  const loaded = data !== undefined
  useEffect(() => {
    if (personId && loaded) finish().catch(logError)
  }, [personId, verified, loaded])

  const announce = useEffectEvent((intent: IntentView) => {
    const { id, state, then, community } = intent
    if (state === 'waiting' || announced.has(id)) return
    announced.add(id)
    const path = ownPath(then)
    const elsewhere = path !== undefined && !router.state.location.href.startsWith(path.split('?')[0] ?? path)
    const see = { label: t('intent.see'), onPress: () => router.history.push(path ?? '/') }
    showToast(intentText(t, intent), elsewhere && intent.code !== 'not-found' ? see : undefined)
    // A refused intent stays on its page, which says why. A deleted page, or one with a join button, has nothing to keep.
    if (state === 'refused' && intent.act !== 'join' && intent.code !== 'not-found') return
    if (state === 'done' && community) welcomeTo(community.id)
    readDone()
    dropIntent(id).catch(logError)
  })
  useEffect(() => data?.forEach((one) => announce(one)), [data])
  return null
}
