import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../platform/session/me.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { useSubscribe } from './community.ts'

/** A community as far as one who joins it has to know it. */
export type Joinable = Pick<CommunityView, 'id' | 'title'> & Partial<Pick<CommunityView, 'creator' | 'mine'>>

type Named = Pick<CommunityView, 'id' | 'title'>

/** Joins and leaves communities, with Undo in a toast; a guest is asked to sign in instead. */
export function useSubscription() {
  const { t } = useTranslation()
  const { me, failure } = useMe()
  const { mutateAsync } = useSubscribe()
  const [asksSignIn, setAsksSignIn] = useState(false)

  const change = async ({ id, title }: Named, join: boolean): Promise<void> => {
    try {
      await mutateAsync({ id, join })
      const undo = { label: t('app.word.undo'), onPress: () => void change({ id, title }, !join) }
      showToast(t(join ? 'community.joined' : 'community.left', { title }), join ? undefined : undo)
    } catch (error) {
      showToast(failureText(t, error))
    }
  }
  return {
    subs: me?.subs ?? [],
    /** True while a guest is asked to sign in. */
    asked: asksSignIn,
    dismiss: () => setAsksSignIn(false),
    change: (community: Named, join: boolean) => {
      if (me) void change(community, join)
      // The reader may be signed in.
      else if (failure !== null) showToast(failureText(t, failure))
      else setAsksSignIn(true)
    },
  }
}
