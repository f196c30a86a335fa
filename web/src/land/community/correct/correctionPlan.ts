import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { z } from 'zod'
import { fromGeometry } from '../../../map/operations/shape.ts'
import { drawnFields } from '../../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../../map/wizard/wizardPlan.ts'
import { paths } from '../../../platform/paths.ts'

/** The outline of a community on its way to being corrected. */
export const CorrectionDraft = z.object(drawnFields)
export type CorrectionDraft = z.output<typeof CorrectionDraft>

export type CorrectionStep = 'draw' | 'check'

/** Draw, then read what changes. */
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

/** The draft that corrects an outline. */
export const correctionOf = (shape: AreaShape): CorrectionDraft => CorrectionDraft.parse({ shape: fromGeometry(shape) })
