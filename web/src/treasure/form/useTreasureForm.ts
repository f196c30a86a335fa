import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../form/useForm.ts'
import { useKept } from '../../draft/data.ts'
import { useDraftKeeper } from '../../draft/useDraftKeeper.ts'
import { paths } from '../../paths.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { useAddTreasure } from '../data.ts'
import { dataOf, issuesIn, toContent, type TreasureDraft } from './treasureDraft.ts'

/** The state of the form: kept at every change, sent once, and its draft gone when it has arrived. */
export function useTreasureForm(community: CommunityView, start: TreasureDraft) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const add = useAddTreasure()
  const keeper = useDraftKeeper('treasure', community.id)
  const [photo, setPhoto] = useState(start.photo)
  const [arriving, setArriving] = useState(false)
  const [file, setFile] = useState<File | null>(null)

  const form = useForm({
    base: start.values,
    check: issuesIn,
    send: async (values) => {
      const data = dataOf(values)
      if (!data || arriving) return
      const { id, title } = await add.mutateAsync({ communityId: community.id, data, id: start.id })
      await keeper.finish().catch(() => undefined)
      showToast(t('treasure.form.done', { title }))
      void navigate({
        to: paths.community.pattern,
        params: { id: community.id },
        search: { tab: 'treasures', treasure: id },
        replace: true,
      })
    },
  })
  const pick = ([picked]: PhotoView[]) => {
    setPhoto(picked ?? null)
    form.set('photoId', picked?.id ?? '')
    if (!picked) setFile(null)
  }

  const content = toContent({ id: start.id, values: form.values, photo })
  const now = JSON.stringify(content)
  const kept = useRef(now)
  useEffect(() => {
    if (now === kept.current) return
    kept.current = now
    keeper.keep(content, '')
    // Content is what `now` is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [now])

  return {
    form,
    photo,
    pick,
    arriving,
    setArriving,
    file,
    setFile,
    kept: useKept('treasure', community.id) !== undefined,
  }
}
