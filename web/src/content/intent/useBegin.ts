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

/** The lack that an intent makes up for: an account, a membership or a verified address. */
export type Lacking = Extract<ErrorCode, 'not-signed-in' | 'not-subscribed' | 'not-verified'>
/** Returns what the reader lacks, if an intent makes up for it. */
export const lackingOf = (why: ErrorCode | null): Lacking | null =>
  why === 'not-signed-in' || why === 'not-subscribed' || why === 'not-verified' ? why : null

export type Wish = Pick<DeviceIntent, 'act' | 'input' | 'name'> &
  Partial<Pick<DeviceIntent, 'id' | 'community' | 'detail' | 'picture' | 'form'>>

/**
 * Begins something that the reader may not do yet. A guest is led to register, and finds it done when they come back; for a signed-in person it
 * is done now, with the membership that it needs, or waits for the verified address. A person whose session has ended signs in first, as is
 * said.
 * @returns what came of it; null for a guest, and if there was no answer
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
        // A reader who is not known yet may be signed in.
        if (isLoading ? await loadMe() : me) return await keepIntent(intent)
      } catch (error) {
        showToast(failureText(t, error))
        return null
      }
    // The reader may be signed in.
    if (failure !== null) showToast(failureText(t, failure))
    else {
      if (me) endHere(t)
      keepOnDevice(intent)
      await router.navigate({ to: me ? paths.login : paths.register, search: { then } })
    }
    return null
  }
}

/** Shows what the server knows: nobody is signed in any more where the page still shows a person. */
function endHere(t: Translate): void {
  queryClient.setQueryData(keys.me, null)
  showToast(failureText(t, new AppError('not-signed-in')))
}

/** The part of a wish for what lies in a community: the one that is joined with it, and its map. */
export const inCommunity = ({
  id,
  title,
  geometry,
  mine,
}: Pick<CommunityView, 'id' | 'title' | 'geometry' | 'mine'>): Pick<DeviceIntent, 'community' | 'picture'> => ({
  community: mine?.subscribed ? null : { id, title },
  picture: { geometry, level: null },
})
