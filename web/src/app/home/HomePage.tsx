import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Advert } from '../../content/announcement/Advert.tsx'
import { toAnswer } from '../../content/answering/toAnswer.ts'
import { failureIn } from '../../platform/api/queries.ts'
import { useLive } from '../../platform/api/useLive.ts'
import { useMe } from '../../platform/session/me.ts'
import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import { FailureStrip } from '../../platform/ui/layout/PagedList.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { usePhone, useVeryWide } from '../../platform/ui/layout/usePhone.ts'
import textClasses from '../../platform/ui/text.module.css'
import { SurveyStrip } from '../../research/survey/SurveyStrip.tsx'
import { AnswerOne } from './AnswerOne.tsx'
import { Communities } from './Communities.tsx'
import { dayPart, firstName } from './greeting.ts'
import { NearStories } from './NearStories.tsx'
import { NextStep } from './NextStep.tsx'
import { PlaceStrip } from './PlaceStrip.tsx'
import { UnreadNotices } from './UnreadNotices.tsx'
import { WaitingParts } from './WaitingParts.tsx'

/** Loaded only on very wide screens, since its code includes the map library. */
const HomeMap = lazyPart(async () => (await import('./HomeMap.tsx')).HomeMap, <></>)

/** The start page of a signed-in person: their areas with news, one question to answer, stories nearby, the next step, and the rest. */
export function HomePage() {
  const { t } = useTranslation()
  const { me } = useMe()
  const phone = usePhone()
  const veryWide = useVeryWide()
  const [hour] = useState(() => new Date().getHours())
  const [all, setAll] = useState(false)
  const waiting = useLive(toAnswer.home)
  const { data: now } = waiting
  const failure = failureIn(waiting)
  if (!me) return null
  const earned = [
    me.score > 0 && t('app.nav.points', { count: me.score }),
    ...me.medals.map((medal) => t(`home.medal.${medal}`)),
  ].filter(Boolean)
  // The screen has one orange button: that of the next step if no area is drawn or no question waits, else that of the question.
  const waits = (now?.items.length ?? 0) > 0
  const next = <NextStep areas={me.areaCount} call={me.areaCount === 0 || !waits} />
  return (
    <PageFrame
      title={t(`home.greeting.${dayPart(hour)}`, { name: firstName(me.name) })}
      actions={!phone && earned.length > 0 && <p className={textClasses.quiet}>{earned.join(', ')}</p>}
      aside={
        <Stack gap="xxl">
          {!phone && <UnreadNotices />}
          <Communities />
        </Stack>
      }
      beyond={veryWide && <HomeMap />}
    >
      <Stack gap="xxl">
        <SurveyStrip />
        {me.areaCount === 0 && next}
        <PlaceStrip news={now?.news} />
        {now && <AnswerOne items={now.items} />}
        {Boolean(failure) && <FailureStrip failure={failure} onRetry={() => void waiting.refetch()} />}
        {me.areaCount > 0 && me.areaCount < FOUR_AREAS && next}
        <NearStories stories={now?.stories ?? []} />
        {me.areaCount >= FOUR_AREAS && next}
        {phone && <UnreadNotices />}
        <details onToggle={(event) => setAll(event.currentTarget.open)}>
          <summary className={textClasses.opener}>{t('home.waiting.all')}</summary>
          {all && <WaitingParts />}
        </details>
        <Advert position="BANNER" />
      </Stack>
    </PageFrame>
  )
}
