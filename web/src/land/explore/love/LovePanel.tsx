import { GROUP_STEP, LEVELS } from '@fieldfare/shared/limits.ts'
import type { Map } from 'maplibre-gl'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconPrinter } from '../../../platform/ui/icons.tsx'
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

const LoveEmbed = lazyPart(
  withTexts(async () => (await import('./LoveEmbed.tsx')).LoveEmbed),
  null,
)

const HotspotsHere = lazyPart(
  withTexts(async () => (await import('./HotspotsHere.tsx')).HotspotsHere),
  null,
)

const CHOICES = ['all', ...LEVELS] as const

// Loaded only on demand, since hardly anybody prints a poster.
const LovePoster = lazyPart(async () => (await import('./LovePoster.tsx')).LovePoster, null)

interface LovePanelProps {
  map: Map | null
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
}

/** The panel beside the love map: the choice of level, and an explanation of what the map counts. */
export function LovePanel({ map, choice, onChoice }: LovePanelProps) {
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
        <HotspotsHere map={map} />
      </Stack>
    )
  return (
    <Stack gap="l" className={sideClasses.part}>
      <LevelChoice choice={choice} onChoice={onChoice} />
      <p>{t('loveMap.text')}</p>
      <p className={textClasses.quiet}>{t('loveMap.counted', { count: GROUP_STEP })}</p>
      <p className={textClasses.quiet}>{t('loveMap.large')}</p>
      <p className={textClasses.quiet}>{t('loveMap.asOf', { date: date(asOf), count: GROUP_STEP })}</p>
      <HotspotsHere map={map} />
      {map && <PosterButton map={map} choice={choice} to={to} asOf={asOf} />}
      <LoveEmbed />
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

interface PosterButtonProps extends Pick<LovePanelProps, 'choice'> {
  map: Map
  to: number
  asOf: string
}

/** The button that prints the current view of the love map as an A2 poster. */
function PosterButton({ map, choice, to, asOf }: PosterButtonProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const year = choice.year ?? to
  return (
    <>
      <Button
        icon={<IconPrinter size={20} aria-hidden="true" />}
        busy={state === 'making' && t('loveMap.posterMaking')}
        onClick={() => setState('making')}
      >
        {t('loveMap.poster')}
      </Button>
      <p role="status" className={`${textClasses.quiet} ${classes.failed}`}>
        {state === 'failed' && t('loveMap.posterFailed')}
      </p>
      {state === 'making' && (
        <LovePoster
          map={map}
          choice={choice}
          year={year === to ? t('loveMap.untilNow', { year }) : String(year)}
          asOf={asOf}
          onDone={(printed) => setState(printed ? 'idle' : 'failed')}
        />
      )}
    </>
  )
}
