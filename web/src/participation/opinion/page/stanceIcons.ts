import type { Stance } from '@fieldfare/shared/opinion.ts'
import { IconArrowForwardUp, IconThumbDown, IconThumbUp } from '../../../platform/ui/icons.tsx'

/** The possible votes on a viewpoint, with their names and icons, in the order of their buttons. */
export const STANCES = [
  { value: 1, name: 'agree', icon: IconThumbUp },
  { value: -1, name: 'disagree', icon: IconThumbDown },
  { value: 0, name: 'pass', icon: IconArrowForwardUp },
] as const satisfies { value: Stance; name: string; icon: typeof IconThumbUp }[]
