import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { IconButton } from '../../../platform/ui/IconButton.tsx'
import { IconPlayerPause, IconPlayerPlay } from '../../../platform/ui/icons.tsx'
import { Box } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import classes from './LoveBar.module.css'
import type { LoveChoice } from './loveChoice.ts'

/** Milliseconds for which each year is shown while the years play. */
const YEAR_MS = 900

interface LoveYearsProps {
  choice: LoveChoice
  onChoice: (choice: LoveChoice) => void
  from: number
  to: number
}

/** Plays the years of the love map, or chooses one by a slider. The slider is native, so that keys, touch and screen readers work. */
export function LoveYears({ choice, onChoice, from, to }: LoveYearsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [playing, setPlaying] = useState(false)
  const year = Math.min(to, Math.max(from, choice.year ?? to))
  const yearText = year === to ? t('loveMap.untilNow', { year }) : String(year)
  const show = (next: number) => onChoice({ ...choice, year: next >= to ? null : next })
  const step = useEffectEvent(() => {
    if (year >= to) return setPlaying(false)
    show(year + 1)
    if (year + 1 >= to) setPlaying(false)
  })
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(step, YEAR_MS)
    return () => clearInterval(timer)
  }, [playing])
  const play = () => {
    if (!playing && year >= to) show(from)
    setPlaying(!playing)
  }
  const Icon = playing ? IconPlayerPause : IconPlayerPlay
  return (
    <>
      {from < to && (
        <IconButton label={t(playing ? 'loveMap.pause' : 'loveMap.play')} className={classes.play} onClick={play}>
          <Icon size={24} aria-hidden="true" />
        </IconButton>
      )}
      <Box grow>
        <p className={textClasses.label}>
          <label htmlFor={id}>{t('loveMap.until')}</label> <output htmlFor={id}>{yearText}</output>
        </p>
        {from < to && (
          <>
            <input
              id={id}
              type="range"
              className={classes.slider}
              min={from}
              max={to}
              step={1}
              value={year}
              aria-valuetext={yearText}
              onChange={({ target }) => {
                setPlaying(false)
                show(Number(target.value))
              }}
            />
            <div className={`${textClasses.caption} ${classes.ticks}`} aria-hidden="true">
              {shownYears(from, to).map((one) => (
                <span key={one} className={classes.year} style={{ left: `${((one - from) / (to - from)) * 100}%` }}>
                  {one}
                </span>
              ))}
            </div>
          </>
        )}
      </Box>
    </>
  )
}

/** Returns at most six years to label below the slider, including the first and the last. */
function shownYears(from: number, to: number): number[] {
  const every = Math.ceil((to - from) / 5)
  const years = Array.from({ length: Math.floor((to - from) / every) }, (_, i) => from + i * every)
  return [...years.filter((year) => to - year >= every), to]
}
