import { RATING_MAX } from '@fieldfare/shared/limits.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { m2Of } from '../../../map/wizard/drawnDraft.ts'
import { ReviewEntry, ReviewList } from '../../../platform/ui/layout/ReviewList.tsx'
import { type AreaDraft, type AreaQuestion, type AreaStep, QUESTIONS } from '../areaPlan.ts'

interface AreaReviewProps {
  draft: AreaDraft
  /** Goes to a step and shows one of its questions. */
  go: (step: AreaStep, question: AreaQuestion) => void
}

const ASKED = Object.keys(QUESTIONS) as AreaQuestion[]

/** Lists all answers about an area, each with a button that goes to its step. */
export function AreaReview({ draft, go }: AreaReviewProps) {
  const { t } = useTranslation()
  const { size } = useFormat()
  const m2 = m2Of(draft)
  const unanswered = t('area.detail.open')
  const answers: Record<AreaQuestion, ReactNode> = {
    level: draft.level && t(`area.level.${draft.level}`),
    map: m2 !== null && size(m2),
    description: (
      <>
        <strong>{draft.title}</strong>
        <span>{draft.description}</span>
        {draft.photos.length > 0 && (
          <span>
            {t('story.photos')}: {draft.photos.length}
          </span>
        )}
      </>
    ),
    rating: (
      <>
        {draft.rating} {t('area.ofTen', { max: RATING_MAX })}
        <span>{draft.explanation}</span>
      </>
    ),
    frequency: draft.frequency && t(`area.frequency.${draft.frequency}`),
    activities: draft.activities.map((activity) => t(`area.activity.${activity}`)).join(', '),
    priority: draft.priority && t(`area.priority.${draft.priority}`),
    relationship: draft.relationship && t(`area.relationship.${draft.relationship}`),
  }
  return (
    <ReviewList>
      {ASKED.map((name) => {
        const term = t(`area.wizard.name.${name}`)
        return (
          <ReviewEntry
            key={name}
            term={term}
            change={{
              label: t('app.word.change'),
              name: t('app.word.changeNamed', { what: term }),
              onPress: () => go(QUESTIONS[name], name),
            }}
          >
            {answers[name] || unanswered}
          </ReviewEntry>
        )
      })}
    </ReviewList>
  )
}
