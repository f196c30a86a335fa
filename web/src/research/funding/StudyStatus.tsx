import { EARNS, type StudyView } from '@fieldfare/shared/funding.ts'
import { RHYTHMS } from '@fieldfare/shared/limits.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { Card, Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'
import { IconCircle, IconCircleCheck } from '../../platform/ui/icons.tsx'
import classes from './Funding.module.css'

/** Shows what a participant of the study has earned, and what they must still do to earn more. Renders nothing for others. */
export function StudyStatus({ study }: { study: StudyView }) {
  const { t } = useTranslation()
  const { euro, date } = useFormat()
  if (!study.consent && study.earned.length === 0) return null
  const partOf = (part: keyof typeof EARNS) => study.earned.find((one) => one.part === part)
  const [first, more] = [partOf('budget'), partOf('requests')]
  const cents = (amount: number) => euro(Math.round(amount * 100))
  const steps = [
    [study.consent, t('funding.study.consent')],
    [study.home, t('funding.study.home')],
    [study.fourAreas, t('funding.study.areas', { count: study.areas })],
    [study.funding, t('funding.study.budget')],
  ] as const
  return (
    <Card as="section" align="start" aria-labelledby="study-title">
      <h2 id="study-title">{t('funding.study.title')}</h2>
      {first ? (
        <Row as="p" tight align="start" gap="s" className={classes.earned}>
          <IconCircleCheck size={24} aria-hidden="true" />
          <span>
            <strong>{t('funding.study.earned', { amount: cents(first.amount) })}</strong>{' '}
            {t('funding.study.at', { date: date(first.at) })}
          </span>
        </Row>
      ) : (
        <>
          <p>{t('funding.study.first', { amount: euro(EARNS.budget) })}</p>
          <Stack as="ul" gap="s">
            {steps.map(([done, text]) => (
              <Row
                as="li"
                key={text}
                tight
                align="start"
                gap="s"
                className={done ? classes.earned : undefined}
                data-done={done || undefined}
              >
                {done ? <IconCircleCheck size={20} aria-hidden="true" /> : <IconCircle size={20} aria-hidden="true" />}
                <span>
                  {text}{' '}
                  <span className={textClasses.quiet}>({t(done ? 'funding.study.done' : 'funding.study.open')})</span>
                </span>
              </Row>
            ))}
          </Stack>
        </>
      )}
      {more ? (
        <Row as="p" tight align="start" gap="s" className={classes.earned}>
          <IconCircleCheck size={24} aria-hidden="true" />
          <span>
            <strong>{t('funding.study.earnedMore', { amount: cents(more.amount) })}</strong>{' '}
            {t('funding.study.at', { date: date(more.at) })}
          </span>
        </Row>
      ) : (
        study.answers < RHYTHMS.length && <p>{t('funding.study.more', { amount: euro(EARNS.requests) })}</p>
      )}
      {first && <p className={textClasses.quiet}>{t('funding.study.paid')}</p>}
    </Card>
  )
}
