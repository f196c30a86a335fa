import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useBegin } from '../../../content/intent/useBegin.ts'
import { m2Of, shapeOf } from '../../../map/wizard/drawnDraft.ts'
import { isUnanswered } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { type DeviceIntent, deviceIntent, forgetOnDevice } from '../../../platform/session/deviceIntent.ts'
import { useMe } from '../../../platform/session/me.ts'
import type { AreaDraft } from '../areaPlan.ts'
import type { SaveArea } from './useSaveArea.ts'

/** Sends a guest who saves an area to the page to register, and saves the area automatically when they return. */
export function useAccountFirst(key: string, draft: AreaDraft, saving: SaveArea, save: () => void): void {
  const { t } = useTranslation()
  const { size } = useFormat()
  const { me } = useMe()
  const begin = useBegin()
  const { needsAccount, failure } = saving

  const ask = useEffectEvent(() => {
    saving.dismiss()
    const geometry = shapeOf(draft)
    const facts = [size(m2Of(draft) ?? 0), draft.rating && `${draft.rating} ${t('area.ofTen', { max: RATING_MAX })}`]
    void begin({
      act: 'save',
      input: { key },
      name: draft.title.trim(),
      detail: facts.filter(Boolean).join(', '),
      picture: geometry && { geometry, level: draft.level },
    })
  })
  useEffect(() => {
    if (needsAccount) ask()
  }, [needsAccount])

  const comeBack = useEffectEvent(() => {
    if (begunHere(key)?.personId === me?.id) save()
  })
  const personId = me?.id
  useEffect(() => {
    if (personId) comeBack()
  }, [personId])

  // After a refusal, which is shown at its field, the person has to press the button again.
  const refused = failure !== null && !isUnanswered(failure)
  useEffect(() => {
    if (refused) endBegun(key)
  }, [refused, key])
}

const begunHere = (key: string): DeviceIntent | null => {
  const begun = deviceIntent()
  return begun?.act === 'save' && begun.input['key'] === key ? begun : null
}

/** Forgets that a guest began to save this area. Called after the area was saved or refused. */
export function endBegun(key: string): void {
  const begun = begunHere(key)
  if (begun) forgetOnDevice(begun.id)
}
