import { GROUP_STEP, type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { LEVEL_STYLE } from '@fieldfare/shared/map/levels.ts'
import type { Map } from 'maplibre-gl'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureIn } from '../../../platform/api/queries.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { withTexts } from '../../../platform/i18n/i18n.ts'
import { lazyPart } from '../../../platform/shell/routing/lazyPart.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { LevelGlyph } from '../../../map/style/LevelGlyph.tsx'
import { Button } from '../../../platform/ui/Button.tsx'
import { NoticeStrip } from '../../../platform/ui/feedback/NoticeStrip.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import type { LoveChoice } from './loveChoice.ts'
import choiceClasses from '../../../map/style/choiceRow.module.css'
import sideClasses from '../MapSidebar.module.css'
import classes from './LovePanel.module.css'
import { useGlowHere } from './useGlowHere.ts'
import { useOnce } from '../../../platform/api/useLive.ts'
import { loveFacts } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'
import { Grid, Row, Stack } from '../../../platform/ui/layout/Layout.tsx'

const LoveEmbed = lazyPart(
  withTexts(async () => (await import('./LoveEmbed.tsx')).LoveEmbed),
  null,
)

const CHOICES = ['all', ...LEVELS] as const
const SCALE = [5, 10, 20, 50, 100] as const
/** Strength of the glow at each step of the scale, in percent. */
const STRENGTH = [28, 40, 54, 70, 86] as const

interface LovePanelProps {
  map: Map | null
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
}

/** The panel beside the love map: its levels, its years, and an explanation of what it counts. */
export function LovePanel({ map, choice, onChoice }: LovePanelProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const query = useOnce(loveFacts)
  const glows = useGlowHere(map, choice)
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
      <YearSlider choice={choice} onChoice={onChoice} from={from} to={to} />
      <p role="status" className={`${textClasses.strong} ${classes.none}`}>
        {glows === false && t('loveMap.noneHere')}
      </p>
      <Scale level={choice.level} />
      <p>{t('loveMap.text')}</p>
      <p className={textClasses.quiet}>{t('loveMap.counted', { count: GROUP_STEP })}</p>
      <p className={textClasses.quiet}>{t('loveMap.large')}</p>
      <p className={textClasses.quiet}>{t('loveMap.asOf', { date: date(asOf), count: GROUP_STEP })}</p>
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

interface YearSliderProps extends Pick<LovePanelProps, 'choice' | 'onChoice'> {
  from: number
  to: number
}

/** The native slider: its keyboard, touch and screen reader come with the browser. */
function YearSlider({ choice, onChoice, from, to }: YearSliderProps) {
  const { t } = useTranslation()
  const id = useId()
  const year = Math.min(to, Math.max(from, choice.year ?? to))
  const yearText = year === to ? t('loveMap.untilNow', { year }) : String(year)
  return (
    <div className={classes.years}>
      <p className={textClasses.label}>
        <label htmlFor={id}>{t('loveMap.until')}</label> <output htmlFor={id}>{yearText}</output>
      </p>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={1}
        value={year}
        disabled={from === to}
        aria-valuetext={yearText}
        list={`${id}-years`}
        onChange={({ target }) =>
          onChoice({ ...choice, year: Number(target.value) === to ? null : Number(target.value) })
        }
      />
      <datalist id={`${id}-years`}>
        {Array.from({ length: to - from + 1 }, (_, i) => (
          <option key={i} value={from + i}>
            {from + i}
          </option>
        ))}
      </datalist>
      <Row as="p" justify="between" className={textClasses.quiet} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </Row>
    </div>
  )
}

/** The scale of the glow by number of people, in the colour of the level that is shown. */
function Scale({ level }: { level: Level | 'all' }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const colour =
    level === 'all' ? 'var(--ff-ink-quiet)' : `light-dark(${LEVEL_STYLE[level].light}, ${LEVEL_STYLE[level].dark})`
  return (
    <Stack as="figure" gap="xs" className={classes.scale}>
      <figcaption className={textClasses.label}>{t('loveMap.scale')}</figcaption>
      <Row as="ul" gap="l">
        {SCALE.map((people, i) => (
          <Row as="li" key={people} tight gap="s" className={textClasses.small}>
            <span
              className={classes.strength}
              style={{ background: `color-mix(in srgb, ${colour} ${STRENGTH[i]}%, transparent)` }}
            />
            {i < SCALE.length - 1 ? `${number(people)}+` : t('loveMap.many', { number: number(people) })}
          </Row>
        ))}
      </Row>
    </Stack>
  )
}
