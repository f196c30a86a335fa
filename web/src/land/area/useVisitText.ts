import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'

/** "Every week, walking, watching nature": how an area is used, as a sentence. */
export function useVisitText(): (area: Pick<MyAreaView, 'frequency' | 'activities'>) => string {
  const { t } = useTranslation()
  return ({ frequency, activities }) =>
    [t(`area.frequency.${frequency}`), ...activities.map((activity) => t(`area.doing.${activity}`))].join(', ')
}
