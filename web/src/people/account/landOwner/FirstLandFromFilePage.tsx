import { useNavigate } from '@tanstack/react-router'
import { LandFromFile } from '../../../map/import/LandFromFile.tsx'
import { paths } from '../../../platform/paths.ts'
import { DRAFT_KEY, LandOwnerDraft, landOwnerPlan } from './landOwnerPlan.ts'

/** Fields that are never stored in a draft; the last step asks for them again. */
const SECRETS = { password: undefined, agree: undefined }

/** The page where a person who registers as land owner opens a file with the outline of their first community. */
export function FirstLandFromFilePage() {
  const navigate = useNavigate()
  return (
    <LandFromFile
      kind={landOwnerPlan.kind}
      draftKey={DRAFT_KEY}
      draftOf={(content) => ({ ...LandOwnerDraft.parse(content), ...SECRETS })}
      toWizard={() => navigate({ to: paths.landOwnerRegister, search: { step: 'draw' }, replace: true })}
    />
  )
}
