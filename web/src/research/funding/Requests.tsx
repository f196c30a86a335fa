import type { MyFunding, RequestsView } from '@fieldfare/shared/funding.ts'
import { useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureText } from '../../platform/i18n/failure.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { PlaceThumb } from './PlaceThumb.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, ButtonLink } from '../../platform/ui/Button.tsx'
import { FormFailure } from '../../platform/ui/form/FormFailure.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { showToast } from '../../platform/ui/overlay/toasts.ts'
import { Box, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import classes from './Funding.module.css'
import { NothingCharged } from './NothingCharged.tsx'
import { RequestForm } from './RequestForm.tsx'
import { StudyStatus } from './StudyStatus.tsx'
import { useCall } from '../../platform/api/useCall.ts'
import { api } from '../../platform/api/client.ts'
import { putRequests } from './data.ts'
import textClasses from '../../platform/ui/text.module.css'

/** The six pledge requests, one per screen in an order set for each person, after an explanation and before a summary of the answers. */
export function Requests({ mine }: { mine: MyFunding }) {
  const { t } = useTranslation()
  const { requests, study } = mine
  const [at, setAt] = useState<number | null>(null)
  if (!requests || !requests.area)
    return <BeforeRequests areas={study.areas} divided={mine.funding?.divided === true} />
  const { types, answers, area } = requests
  if (answers.length === types.length) return <Answered requests={requests} mine={mine} />
  const index = Math.min(at ?? answers.length, answers.length)
  const type = types[index]
  if (!type) return null
  return (
    <RequestForm
      key={type}
      type={type}
      number={index + 1}
      total={types.length}
      area={area}
      before={answers.find((one) => one.type === type)}
      last={answers.length === types.length - 1 && index === answers.length}
      onBack={index > 0 ? () => setAt(index - 1) : undefined}
      onAnswered={(all) => {
        setAt(index + 1)
        if (all) showToast(t('funding.requests.done'))
      }}
    />
  )
}

function BeforeRequests({ areas, divided }: { areas: number; divided: boolean }) {
  const { t } = useTranslation()
  const start = useCall(api.register.startRequests.mutate, { onSuccess: putRequests })
  return (
    <div className={classes.scroll}>
      <PageFrame title={t('funding.requests.title')} text>
        <Stack gap="xl">
          <p>{t(areas > 0 ? 'funding.requests.intro' : 'funding.requests.noArea')}</p>
          <NothingCharged />
          <FormFailure>{start.error ? failureText(t, start.error) : null}</FormFailure>
          <Row gap="s">
            {areas === 0 ? (
              <ButtonLink to={paths.addArea} kind="call">
                {t('funding.introduction.draw')}
              </ButtonLink>
            ) : divided ? (
              <Button kind="call" busy={start.isPending && t('app.word.loading')} onClick={() => start.mutate()}>
                {t('funding.requests.begin')}
              </Button>
            ) : null}
            <ButtonLink to={paths.funding} search={{}} kind={areas > 0 && !divided ? 'call' : 'text'}>
              {t('funding.requests.back')}
            </ButtonLink>
          </Row>
        </Stack>
      </PageFrame>
    </div>
  )
}

function Answered({ requests, mine }: { requests: RequestsView; mine: MyFunding }) {
  const { t } = useTranslation()
  const { euro } = useFormat()
  const { answers, area } = requests
  return (
    <div className={classes.scroll}>
      <PageFrame title={t('funding.requests.doneTitle')} aside={<StudyStatus study={mine.study} />} asideFirst>
        <Stack gap="xl">
          {area && (
            <Row tight gap="l">
              <PlaceThumb place={area} size="104x104" />
              <Box as="p" grow>
                {t('funding.requests.about', { title: area.title })}
              </Box>
            </Row>
          )}
          <h2 className={textClasses.heading}>{t('funding.requests.answers')}</h2>
          <Stack as="ul" gap="s" lined>
            {answers.map(({ type, amount, reason }) => (
              <Row as="li" key={type} tight>
                <Stack as="span" gap="none" grow>
                  {t(`funding.requests.period.${type}`)}
                  {reason && <span className={`${textClasses.people} ${textClasses.intro}`}>{reason}</span>}
                </Stack>
                <b className={textClasses.number}>
                  {amount === null ? t('funding.requests.no') : euro(Math.round(amount * 100))}
                </b>
              </Row>
            ))}
          </Stack>
          <NothingCharged />
          <Row gap="s">
            <ButtonLink to={paths.funding} search={{}} kind="call">
              {t('funding.requests.back')}
            </ButtonLink>
          </Row>
        </Stack>
      </PageFrame>
    </div>
  )
}
