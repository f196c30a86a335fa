import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { OpinionView, Stance, ViewpointView } from '@fieldfare/shared/opinion.ts'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { BeginNote } from '../../../content/intent/BeginNote.tsx'
import { inCommunity, type Lacking, useBegin } from '../../../content/intent/useBegin.ts'
import { JoinPrompt } from '../../../content/JoinPrompt.tsx'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import { firstOrder, viewpoints } from '../data.ts'
import { AskCard } from './AskCard.tsx'
import { STANCES } from './stanceIcons.ts'

interface AskFirstProps {
  opinion: OpinionView
  community: CommunityView
  lacking: Lacking
}

/** The first viewpoint of the list, for a reader who may not vote yet: a vote leads to signing up or joining, and is cast after that. */
export function AskFirst({ opinion, community, lacking }: AskFirstProps) {
  const { t } = useTranslation()
  const { id: opinionId } = opinion
  const { items } = usePagedQuery(viewpoints.of, { opinionId, order: firstOrder(opinion) })
  const begin = useBegin()
  const [beginning, setBeginning] = useState(false)
  const first = items?.[0]
  const answer = ({ id: viewpointId, text }: ViewpointView, stance: Stance) => {
    if (beginning) return
    setBeginning(true)
    const name = STANCES.find(({ value }) => value === stance)?.name ?? 'pass'
    void begin({
      act: 'stance',
      input: { opinionId, viewpointId, stance },
      name: text,
      detail: t(`opinion.stance.${name}`),
      ...inCommunity(community),
    }).finally(() => setBeginning(false))
  }
  if (!first) return items && <JoinPrompt community={community} why={lacking} />
  return (
    <AskCard viewpoint={first} onAnswer={(stance) => answer(first, stance)}>
      <BeginNote lacking={lacking} title={community.title} />
    </AskCard>
  )
}
