import type { ACTIVITIES } from '@fieldfare/shared/limits.ts'
import type { Icon } from '../../../platform/ui/icon.tsx'
import {
  IconArmchair,
  IconBike,
  IconBinoculars,
  IconCar,
  IconKayak,
  IconMountain,
  IconSnowflake,
  IconWalk,
} from '../../../platform/ui/icons.tsx'

export const ACTIVITY_ICONS: Record<(typeof ACTIVITIES)[number], Icon> = {
  cycling: IconBike,
  'walking or running': IconWalk,
  'touring by car or motor': IconCar,
  'watching nature': IconBinoculars,
  'water sports': IconKayak,
  'playing or sitting': IconArmchair,
  'winter sports': IconSnowflake,
  'mountain sports': IconMountain,
}
