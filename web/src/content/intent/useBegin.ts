import type { CommunityView } from '@fieldfare/shared/community.ts'
import { AppError, type ErrorCode } from '@fieldfare/shared/errors.ts'
import type { IntentView } from '@fieldfare/shared/intent.ts'
import { useRouter } from '@tanstack/react-router'
import type { Translate } from '@fieldfare/shared/translate.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { keys, queryClient } from '../../platform/api/queries.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { paths } from '../../platform/paths.ts'
import { type DeviceIntent, keepOnDevice } from '../../platform/session/deviceIntent.ts'
import { loadMe, useMe } from '../../platform/session/me.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { isKept, keepIntent } from './intents.ts'

/** A reason why the reader may not act yet, which an intent overcomes: no account, no membership or no verified e-mail address. */
export type Lacking = Extract<ErrorCode, 'not-signed-in' | 'not-subscribed' | 'not-verified'>
/** Returns the reason of a refusal if an intent overcomes it; null for any other reason. */
export const lackingOf = (why: ErrorCode | null): Lacking | null =>
  why === 'not-signed-in' || why === 'not-subscribed' || why === 'not-verified' ? why : null

export type Wish = Pick<DeviceIntent, 'act' | 'input' | 'name'> &
  Partial<Pick<DeviceIntent, 'id' | 'community' | 'detail' | 'picture' | 'form'>>

/**
 * Returns a function that begins an act the reader may not do yet. A guest is led to register, and finds the act done when they come back; for a
 * signed-in person it is done now, with the membership that it needs, or waits until the e-mail address is verified. A person whose session has
 * ended sees that in a toast and signs in first.
 * @returns the intent with its outcome; null for a guest, and if the request failed
 */
export function useBegin(): (wish: Wish) => Promise<IntentView | null> {
  const { t } = useTranslation()
  const { me, isLoading, failure } = useMe()
  const router = useRouter()
  return async (wish) => {
    const then = router.state.location.href
    const intent: DeviceIntent = {
      id: crypto.randomUUID(),
      community: null,
      detail: '',
      picture: null,
      form: null,
      ...wish,
      then,
      begunAt: Date.now(),
      personId: null,
    }
    if (isKept(intent))
      try {
        // While the account is loading, the reader may be signed in.
        if (isLoading ? await loadMe() : me) return await keepIntent(intent)
      } catch (error) {
        showToast(failureText(t, error))
        return null
      }
    // A failed read does not say whether the reader is signed in.
    if (failure !== null) showToast(failureText(t, failure))
    else {
      if (me) endHere(t)
      keepOnDevice(intent)
      await router.navigate({ to: me ? paths.login : paths.register, search: { then } })
    }
    return null
  }
}

/** Signs the person out in the cache, as the server did, and says so in a toast. */
function endHere(t: Translate): void {
  queryClient.setQueryData(keys.me, null)
  showToast(failureText(t, new AppError('not-signed-in')))
}

/** The part of a wish about content of a community: the community to join, unless joined, and the picture of its land. */
export const inCommunity = ({
  id,
  title,
  geometry,
  mine,
}: Pick<CommunityView, 'id' | 'title' | 'geometry' | 'mine'>): Pick<DeviceIntent, 'community' | 'picture'> => ({
  community: mine?.subscribed ? null : { id, title },
  picture: { geometry, level: null },
})
