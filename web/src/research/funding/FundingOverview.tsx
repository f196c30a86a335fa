import type { FundingView, MyFunding } from '@fieldfare/shared/funding.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { api } from '../../platform/api/client.ts'
import { useCall } from '../../platform/api/useCall.ts'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Box, Card, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { putRequests } from './data.ts'
import classes from './Funding.module.css'
import { NothingCharged } from './NothingCharged.tsx'
import { goalColour, placeColour } from './shareColours.ts'
import { SplitBar } from './SplitHead.tsx'
import { StudyStatus } from './StudyStatus.tsx'
import textClasses from '../../platform/ui/text.module.css'

interface FundingOverviewProps {
  mine: MyFunding
  funding: FundingView
  /** True if there is an unsaved draft of changes to the budget. */
  begun: boolean
}

const inCents = (euros: number) => Math.round(euros * 100)

/** The saved budget, what the person earned with it, and the six pledge requests. */
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
        <Stack gap="xl">
          <p className={classes.total}>{t('funding.perYear', { amount: euro(budget) })}</p>
          <NothingCharged />
          {asks && (
            <Card as="section" align="start" aria-labelledby="requests-title">
              <h2 id="requests-title">{t('funding.requests.title')}</h2>
              <p>{t('funding.requests.intro')}</p>
              {answered > 0 ? (
                <ButtonLink to={paths.funding} search={{ step: 'requests' }} kind="call">
                  {t('funding.requests.continue')}
                </ButtonLink>
              ) : (
                <BeginRequests />
              )}
            </Card>
          )}
          {funding.divided ? (
            <>
              <Shares title={t('funding.saved.places')} budget={budget} shares={places} />
              <Shares title={t('funding.saved.goals')} budget={budget} shares={goals} />
            </>
          ) : (
            <p>{t('funding.saved.undivided')}</p>
          )}
          <Row gap="s">
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
              {t('survey.state.toHome')}
            </ButtonLink>
          </Row>
        </Stack>
      </PageFrame>
    </div>
  )
}

/** The button that starts the six pledge requests without an introduction, since the text beside it explains them. */
function BeginRequests() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const start = useCall(api.register.startRequests.mutate, { onSuccess: putRequests })
  const begin = () =>
    start.mutate(undefined, { onSuccess: () => void navigate({ to: paths.funding, search: { step: 'requests' } }) })
  return (
    <>
      <FormFailure>{start.error ? failureText(t, start.error) : null}</FormFailure>
      <Button kind="call" busy={start.isPending && t('app.word.loading')} onClick={begin}>
        {t('funding.requests.begin')}
      </Button>
    </>
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
    <Stack as="section" gap="s">
      <h2 className={textClasses.heading}>{title}</h2>
      <SplitBar budget={budget} shares={shares} />
      <Stack as="ul" gap="s" lined>
        {shares.map(({ key, name, cents, colour }) => (
          <Row as="li" key={key} tight>
            <span className={classes.swatch} style={{ background: colour }} aria-hidden="true" />
            <Box as="span" grow className={textClasses.name}>
              {name}
            </Box>
            <b className={textClasses.number}>{euro(cents)}</b>
          </Row>
        ))}
      </Stack>
    </Stack>
  )
}
