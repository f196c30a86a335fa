import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'

/** Returns a function that describes how often and for what a person visits an area: "Every week, walking, watching nature". */
export function useVisitText(): (area: Pick<MyAreaView, 'frequency' | 'activities'>) => string {
  const { t } = useTranslation()
  return ({ frequency, activities }) =>
    [t(`area.frequency.${frequency}`), ...activities.map((activity) => t(`area.doing.${activity}`))].join(', ')
}
