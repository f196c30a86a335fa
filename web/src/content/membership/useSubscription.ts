import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useMe } from '../../platform/session/me.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { useBegin } from '../intent/useBegin.ts'
import { endWelcome, welcomeTo } from '../intent/intents.ts'
import { useSubscribe } from './community.ts'

/** The part of a community that joining it needs. */
export type Joinable = Pick<CommunityView, 'id' | 'title'> &
  Partial<Pick<CommunityView, 'creator' | 'mine' | 'geometry'>>

type Named = Pick<Joinable, 'id' | 'title' | 'geometry'>

/** Joins and leaves communities; the toast after leaving has Undo. A guest registers first, and is a member when they come back. */
export function useSubscription() {
  const { t } = useTranslation()
  const { me } = useMe()
  const begin = useBegin()
  const { mutateAsync } = useSubscribe()

  const change = async ({ id, title }: Named, join: boolean): Promise<void> => {
    try {
      await mutateAsync({ id, join })
      const undo = { label: t('app.word.undo'), onPress: () => void change({ id, title }, !join) }
      if (join) welcomeTo(id)
      else endWelcome(id)
      showToast(t(join ? 'community.joined' : 'community.left', { title }), join ? undefined : undo)
    } catch (error) {
      showToast(failureText(t, error))
    }
  }
  return {
    subs: me?.subs ?? [],
    change: (community: Named, join: boolean) => {
      const { id, title, geometry } = community
      if (me) void change(community, join)
      else
        void begin({
          act: 'join',
          input: { landId: id },
          community: { id, title },
          name: title,
          picture: geometry ? { geometry, level: null } : null,
        })
    },
  }
}
