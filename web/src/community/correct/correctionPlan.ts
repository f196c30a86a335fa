import { AreaGeometry } from '@fieldfare/shared/area.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { z } from 'zod'
import { fromGeometry, largestPart } from '../../map/operations/shape.ts'
import { drawnFields } from '../../map/wizard/drawnDraft.ts'
import type { WizardPlan } from '../../map/wizard/wizardPlan.ts'
import { paths } from '../../paths.ts'

const Around = z.object({ shape: AreaGeometry, part: z.number() })

/** The outline of a community on its way to being corrected. */
export const CorrectionDraft = z.object({ ...drawnFields, around: Around.nullable().catch(null) })
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
export function correctionOf(shape: AreaShape): CorrectionDraft {
  const part = largestPart(shape)
  const single = shape.type === 'Polygon' && shape.coordinates.length === 1
  return CorrectionDraft.parse({ shape: fromGeometry(shape, part), around: single ? null : { shape, part } })
}
