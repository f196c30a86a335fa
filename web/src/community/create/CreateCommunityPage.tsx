import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../account/data.ts'
import { findDraft } from '../../draft/keep.ts'
import { paths } from '../../paths.ts'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { type CommunityDraft, fromContent } from './communityDraft.ts'
import { CommunityWizard } from './CommunityWizard.tsx'
import { NotOwner } from './NotOwner.tsx'

/** Starts a community, going on with the draft that the address names. */
export function CreateCommunityPage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const key = useRouterState({ select: ({ location }) => draftIn(location.search) })
  // The next page's address is known before that page is there.
  const here = useRouterState({ select: ({ location }) => location.pathname === paths.createCommunity })
  const [start, setStart] = useState<{ key: string; draft: CommunityDraft } | null>(null)
  const may = me?.owner || me?.admin

  useEffect(() => {
    if (!may || !here) return
    if (!key) {
      void navigate({ to: paths.createCommunity, search: { draft: crypto.randomUUID() }, replace: true })
      return
    }
    const open = (draft: CommunityDraft) => setStart({ key, draft })
    // A device that keeps nothing begins anew.
    findDraft('community', key).then(
      (kept) => open(fromContent(kept)),
      () => open(fromContent(undefined)),
    )
  }, [may, here, key, navigate])

  if (!may) return <NotOwner />
  if (start === null || (here && start.key !== key))
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('app.word.loading')} />
      </div>
    )
  return <CommunityWizard key={start.key} id={start.key} start={start.draft} />
}

function draftIn(search: object): string | undefined {
  const draft = 'draft' in search ? search.draft : undefined
  return typeof draft === 'string' && draft ? draft : undefined
}
