import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { z } from 'zod'
import { fromGeometry } from '../../../map/operations/shape.ts'
import { drawnFields } from '../../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { paths } from '../../../platform/paths.ts'

/** The draft of a correction of a community's outline. */
export const CorrectionDraft = z.object(drawnFields)
export type CorrectionDraft = z.output<typeof CorrectionDraft>

export type CorrectionStep = 'draw' | 'check'

/** The plan of a correction: drawing the outline, then checking the changes that it makes. */
export const correctionPlan = (communityId: string): WizardPlan<CorrectionDraft, CorrectionStep> => ({
  kind: 'correction',
  path: paths.correctLand(communityId),
  draft: CorrectionDraft,
  steps: [
    { name: 'draw', asks: ['shape'] },
    { name: 'check', asks: [] },
  ],
  check: () => [],
})

/** Returns a draft to correct an outline. */
export const correctionOf = (shape: AreaShape): CorrectionDraft => CorrectionDraft.parse({ shape: fromGeometry(shape) })
