import type { FundingView, MyFunding } from '@fieldfare/shared/funding.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ButtonLink } from '../../platform/ui/Button.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import classes from './Funding.module.css'
import { NothingCharged } from './NothingCharged.tsx'
import { goalColour, placeColour } from './shareColours.ts'
import { SplitBar } from './SplitHead.tsx'
import { StudyStatus } from './StudyStatus.tsx'

interface FundingOverviewProps {
  mine: MyFunding
  funding: FundingView
  /** A draft that changes it was begun. */
  begun: boolean
}

const inCents = (euros: number) => Math.round(euros * 100)

/** The saved budget, what it earned, and the six questions. */
export function FundingOverview({ mine, funding, begun }: FundingOverviewProps) {
  const { t } = useTranslation()
  const { euro, date } = useFormat()
  const { requests, study } = mine
  const budget = inCents(funding.amount)
  const places = funding.locations.map(({ place, amount }, at) => ({
    key: String(at),
    name: place?.title ?? t('funding.locations.gone'),
    cents: inCents(amount),
    colour: placeColour(place ?? undefined),
  }))
  const goals = funding.objectives.map(({ objective, amount }) => ({
    key: objective,
    name: objective === 'other' ? funding.otherName : t(`funding.objectives.name.${objective}`),
    cents: inCents(amount),
    colour: goalColour(objective),
  }))
  const answered = requests?.answers.length ?? 0
  const asks = funding.divided && study.areas > 0 && answered < RHYTHMS.length
  const change = begun
    ? t('funding.saved.begun')
    : funding.divided
      ? t('funding.saved.change')
      : t('funding.saved.undividedAction')
  return (
    <div className={classes.scroll}>
      <PageFrame
        title={t('funding.saved.title')}
        intro={t('funding.saved.at', { date: date(funding.savedAt) })}
        aside={<StudyStatus study={study} />}
        asideFirst
      >
        <div className={classes.stack}>
          <p className={classes.total}>{t('funding.perYear', { amount: euro(budget) })}</p>
          <NothingCharged />
          {asks && (
            <section className={classes.ask} aria-labelledby="requests-title">
              <h2 id="requests-title">{t('funding.requests.title')}</h2>
              <p>{t('funding.requests.intro')}</p>
              <ButtonLink to={paths.funding} search={{ step: 'requests' }} kind="call">
                {t(answered > 0 ? 'funding.requests.continue' : 'funding.requests.begin')}
              </ButtonLink>
            </section>
          )}
          {funding.divided ? (
            <>
              <Shares title={t('funding.saved.places')} budget={budget} shares={places} />
              <Shares title={t('funding.saved.goals')} budget={budget} shares={goals} />
            </>
          ) : (
            <p>{t('funding.saved.undivided')}</p>
          )}
          <div className={classes.buttons}>
            <ButtonLink
              to={paths.funding}
              search={{ step: 'amount' }}
              kind={!funding.divided || begun ? (asks ? 'outline' : 'call') : 'outline'}
            >
              {change}
            </ButtonLink>
            {answered === RHYTHMS.length && (
              <ButtonLink to={paths.funding} search={{ step: 'requests' }} kind="text">
                {t('funding.requests.see')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.home2} kind="text">
              {t('app.title.home2')}
            </ButtonLink>
          </div>
        </div>
      </PageFrame>
    </div>
  )
}

interface SharesProps {
  title: string
  budget: number
  shares: { key: string; name: string; cents: number; colour: string }[]
}

function Shares({ title, budget, shares }: SharesProps) {
  const { euro } = useFormat()
  return (
    <section>
      <h2 className={classes.part}>{title}</h2>
      <SplitBar budget={budget} shares={shares} />
      <ul className={classes.shares}>
        {shares.map(({ key, name, cents, colour }) => (
          <li key={key}>
            <span className={classes.swatch} style={{ background: colour }} aria-hidden="true" />
            <span className={classes.people}>{name}</span>
            <b>{euro(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
