import type { MyAreaView } from '@fieldfare/shared/area.ts'
import { areaAudience } from '@fieldfare/shared/audience.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { Audience } from '../../../platform/form/Audience.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LinkedText } from '../../../platform/ui/LinkedText.tsx'
import { Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

const NAMES = ['explanation', 'frequency', 'activities', 'priority', 'relationship'] as const
type Name = (typeof NAMES)[number]

/** The reader's own answers about an area, unanswered questions included, below the people who see them. */
export function OwnFacts({ area }: { area: MyAreaView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { me } = useMe()
  const unanswered = t('area.detail.open')
  const quoted = (text: string) =>
    text && (
      <blockquote className={textClasses.people}>
        <LinkedText>{text}</LinkedText>
      </blockquote>
    )
  const facts: Record<Name, ReactNode> = {
    explanation: quoted(area.explanation),
    frequency: t(`area.frequency.${area.frequency}`),
    activities: area.activities.map((activity) => t(`area.activity.${activity}`)).join(', '),
    priority: area.priority && t(`area.priority.${area.priority}`),
    relationship: area.relationship && t(`area.relationship.${area.relationship}`),
  }
  const audienceOf = (name: Name) => areaAudience(name, { ...area, showName: me?.showName })
  const groups = [...Map.groupBy(NAMES, audienceOf)]
  return (
    <Stack as="section">
      <h2>{t('area.detail.own')}</h2>
      <p className={textClasses.intro}>{t(me?.verified === false ? 'area.saved.unverified' : 'area.detail.public')}</p>
      {groups.map(([audience, names]) => (
        <Stack key={audience} gap="s">
          {names.some((name) => facts[name]) && <Audience is={audience} />}
          <Stack as="dl">
            {names.map((name) => (
              <div key={name}>
                <dt className={textClasses.quiet}>{t(`area.detail.${name}`)}</dt>
                <dd>{facts[name] || unanswered}</dd>
              </div>
            ))}
          </Stack>
        </Stack>
      ))}
      {area.updatedAt !== area.dateCreated && (
        <p className={textClasses.quiet}>
          {t('area.detail.changedTitle')}: {format.date(area.updatedAt)}
        </p>
      )}
    </Stack>
  )
}
