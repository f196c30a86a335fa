import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../platform/session/me.ts'
import { SurveyStrip } from '../../research/survey/SurveyStrip.tsx'
import { Advert } from '../../content/announcement/Advert.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { usePhone } from '../../platform/ui/layout/usePhone.ts'
import { AreaStrip } from './AreaStrip.tsx'
import { Communities } from './Communities.tsx'
import { dayPart, firstName } from './greeting.ts'
import classes from './HomePage.module.css'
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
      actions={<p className={classes.earned}>{earned}</p>}
      aside={
        <div className={classes.aside}>
          {!phone && <UnreadNotices />}
          <Communities />
        </div>
      }
    >
      <div className={classes.column}>
        <SurveyStrip />
        <NextStep areas={me.areaCount} />
        <WaitingParts />
        {phone && <UnreadNotices />}
        <AreaStrip />
        <Advert position="BANNER" />
      </div>
    </PageFrame>
  )
}
