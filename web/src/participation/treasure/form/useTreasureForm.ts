import type { CommunityView } from '@fieldfare/shared/community.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../../platform/draft/useDraft.ts'
import { useForm } from '../../../platform/form/useForm.ts'
import { paths } from '../../../platform/paths.ts'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { TREASURE_ALIASES, treasureData, treasureIssues, type TreasureValues } from './treasureValues.ts'
import { useCall } from '../../../platform/api/useCall.ts'
import { api } from '../../../platform/api/client.ts'
import { putTreasure } from '../data.ts'

/** The state of the form: kept at every edit and sent once; its draft is dropped when the server has it. */
export function useTreasureForm(community: CommunityView, start: TreasureValues) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useCall(api.addTreasure.mutate, { onSuccess: putTreasure })
  const draft = useDraft('treasure', community.id)
  const [arriving, setArriving] = useState(false)

  const form = useForm({
    base: start,
    aliases: TREASURE_ALIASES,
    check: treasureIssues,
    send: async (values) => {
      const data = treasureData(values)
      if (!data || arriving) return
      const { id, title } = await add.mutateAsync({ communityId: community.id, data, id: start.id })
      await draft.finish().catch(() => undefined)
      showToast(t('treasure.form.done', { title }))
      void navigate({
        to: paths.community.pattern,
        params: { id: community.id },
        search: { tab: 'treasures', treasure: id },
        replace: true,
      })
    },
    keep: (values) => draft.keep(values, ''),
  })
  return { form, arriving, setArriving, status: draft.status }
}
