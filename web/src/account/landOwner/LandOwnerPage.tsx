import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findDraft } from '../../draft/keep.ts'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { DRAFT_KEY, fromContent, type LandDraft } from './landDraft.ts'
import { LandOwnerWizard } from './LandOwnerWizard.tsx'

/** Registers a land owner with their first community, going on where it was left. */
export function LandOwnerPage() {
  const { t } = useTranslation()
  const [start, setStart] = useState<LandDraft | null>(null)
  useEffect(() => {
    // A device that keeps nothing begins anew.
    findDraft('landOwner', DRAFT_KEY).then(
      (kept) => setStart(fromContent(kept)),
      () => setStart(fromContent(undefined)),
    )
  }, [])
  return start ? <LandOwnerWizard start={start} /> : <SkeletonLines label={t('app.word.loading')} />
}
