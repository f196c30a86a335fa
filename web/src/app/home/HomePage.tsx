import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../platform/session/me.ts'
import { SurveyStrip } from '../../research/survey/SurveyStrip.tsx'
import { Advert } from '../../content/announcement/Advert.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import textClasses from '../../platform/ui/text.module.css'
import { AreaStrip } from './AreaStrip.tsx'
import { Communities } from './Communities.tsx'
import { dayPart, firstName } from './greeting.ts'
import { NextStep } from './NextStep.tsx'
import { UnreadNotices } from './UnreadNotices.tsx'
import { WaitingParts } from './WaitingParts.tsx'

/** The start page of a person: the next step, what waits, unread notices, areas and communities. */
export function HomePage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const phone = usePhone()
  const [hour] = useState(() => new Date().getHours())
  if (!me) return null
  const earned = [t('app.nav.points', { count: me.score }), ...me.medals.map((medal) => t(`home.medal.${medal}`))].join(
    ', ',
  )
  return (
    <PageFrame
      title={t(`home.greeting.${dayPart(hour)}`, { name: firstName(me.name) })}
      actions={<p className={textClasses.quiet}>{earned}</p>}
      aside={
        <Stack gap="xxl">
          {!phone && <UnreadNotices />}
          <Communities />
        </Stack>
      }
    >
      <Stack gap="xxl">
        <SurveyStrip />
        <NextStep areas={me.areaCount} />
        <WaitingParts />
        {phone && <UnreadNotices />}
        <AreaStrip />
        <Advert position="BANNER" />
      </Stack>
    </PageFrame>
  )
}
