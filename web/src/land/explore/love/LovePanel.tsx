import { GROUP_STEP, LEVELS } from '@fieldfare/shared/limits.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import type { LoveChoice } from './loveChoice.ts'
import choiceClasses from '../../../map/style/choiceRow.module.css'
import sideClasses from '../MapSidebar.module.css'
import classes from './LovePanel.module.css'
import { useOnce } from '../../../platform/api/useLive.ts'
import { loveFacts } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

const CHOICES = ['all', ...LEVELS] as const

interface LovePanelProps {
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
}

/** Beside the love map: whose glow is shown, and what it counts. */
export function LovePanel({ choice, onChoice }: LovePanelProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const query = useOnce(loveFacts)
  const failure = failureIn(query)
  if (failure !== null)
    return (
      <Stack gap="l" className={sideClasses.part}>
        <NoticeStrip kind="bad" action={<Button onClick={() => void query.refetch()}>{t('app.word.tryAgain')}</Button>}>
          {failureText(t, failure)}
        </NoticeStrip>
      </Stack>
    )
  if (!query.data)
    return (
      <Stack gap="l" className={sideClasses.part}>
        <SkeletonLines label={t('loveMap.loading')} />
      </Stack>
    )
  const { asOf, from, to } = query.data
  if (asOf === null || from === null || to === null)
    return (
      <Stack gap="l" className={sideClasses.part}>
        <h3>{t('loveMap.noneTitle')}</h3>
        <p className={textClasses.quiet}>{t('loveMap.none', { count: GROUP_STEP })}</p>
      </Stack>
    )
  return (
    <Stack gap="l" className={sideClasses.part}>
      <LevelChoice choice={choice} onChoice={onChoice} />
      <p>{t('loveMap.text')}</p>
      <p className={textClasses.quiet}>{t('loveMap.counted', { count: GROUP_STEP })}</p>
      <p className={textClasses.quiet}>{t('loveMap.large')}</p>
      <p className={textClasses.quiet}>{t('loveMap.asOf', { date: date(asOf), count: GROUP_STEP })}</p>
    </Stack>
  )
}

function LevelChoice({ choice, onChoice }: Pick<LovePanelProps, 'choice' | 'onChoice'>) {
  const { t } = useTranslation()
  const name = useId()
  return (
    <Grid as="fieldset" gap="none" least="s" className={classes.levels}>
      <legend>{t('map.legend')}</legend>
      {CHOICES.map((level) => (
        <Row as="label" key={level} tight gap="s" className={choiceClasses.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.level === level}
            onChange={() => onChoice({ ...choice, level })}
          />
          {level !== 'all' && <LevelGlyph level={level} size={18} />}
          {level === 'all' ? t('loveMap.all') : t(`area.level.${level}`)}
        </Row>
      ))}
    </Grid>
  )
}
