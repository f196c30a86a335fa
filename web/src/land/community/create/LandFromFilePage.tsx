import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '../../../platform/session/me.ts'
import { LandFromFile } from '../../../map/import/LandFromFile.tsx'
import { paths } from '../../../platform/paths.ts'
import { communityPlan, newCommunity } from './communityPlan.ts'
import { NotOwner } from './NotOwner.tsx'

/** The page that reads the outline of a new community from a file. */
export function LandFromFilePage() {
  const { me } = useMe()
  const navigate = useNavigate()
  const { draft } = useSearch({ from: '/main/create-community/from-file' })
  const [newKey] = useState(() => crypto.randomUUID())
  const key = draft ?? newKey
  if (!me?.owner && !me?.admin) return <NotOwner />
  return (
    <LandFromFile
      kind={communityPlan.kind}
      draftKey={key}
      draftOf={(content) => newCommunity(me, content)}
      toWizard={() => navigate({ to: paths.createCommunity, search: { draft: key, step: 'draw' }, replace: true })}
    />
  )
}
