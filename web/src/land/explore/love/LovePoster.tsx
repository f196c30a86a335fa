import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { creditsOf } from '../../../map/controls/credits.ts'
import { pictureOfMap } from '../../../map/view/pictureOfMap.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'
import { Wordmark } from '../../../platform/ui/Wordmark.tsx'
import { LoveLegend } from './LoveLegend.tsx'
import type { LoveChoice } from './loveChoice.ts'
import classes from './LovePoster.module.css'

/** The size of A2 in landscape in CSS pixels. With `ratio` device pixels for each CSS pixel, this is about 150 dots per inch. */
const SHEET = { width: 2245, height: 1587, ratio: 1.5 }

interface LovePosterProps {
  map: Map
  choice: LoveChoice
  /** The text with the last year that is counted, in the reader's language. */
  year: string
  asOf: string
  /** Called with true after printing, or with false if the picture could not be made. */
  onDone: (printed: boolean) => void
}

/** An A2 page with the love map's current view. It is hidden on the screen. */
export function LovePoster({ map, choice, year, asOf, onDone }: LovePosterProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const [picture, setPicture] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let url: string | null = null
    let late = false
    const draw = async () => {
      const made = await pictureOfMap(map, SHEET).catch(() => null)
      if (late && made) return URL.revokeObjectURL(made)
      url = made
      if (made) setPicture(made)
      else if (!late) done(false)
    }
    void draw()
    return () => {
      late = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [map])
  useEffect(() => {
    if (!picture) return
    let late = false
    document.documentElement.dataset['prints'] = 'poster'
    const print = async () => {
      const isThere = await image.current?.decode().then(
        () => true,
        () => false,
      )
      if (late) return
      // In browsers with a print dialog, this blocks until the dialog is closed.
      if (isThere) window.print()
      done(isThere === true)
    }
    void print()
    return () => {
      late = true
      delete document.documentElement.dataset['prints']
    }
  }, [picture])
  return createPortal(
    <section className={classes.poster} aria-hidden="true">
      {picture && <img ref={image} className={classes.map} src={picture} alt="" />}
      <Stack gap="m" tone="floating" pad="l" className={classes.card}>
        <h1>{t('loveMap.name')}</h1>
        <p>{t('loveMap.text')}</p>
        <LoveLegend level={choice.level} />
        <p className={textClasses.label}>
          {[
            choice.level === 'all' ? t('loveMap.all') : t(`area.level.${choice.level}`),
            `${t('loveMap.until')} ${year}`,
          ].join(' · ')}
        </p>
        <p className={textClasses.quiet}>{t('loveMap.posterAsOf', { date: date(asOf), count: GROUP_STEP })}</p>
      </Stack>
      <Row gap="m" tone="floating" pad="m" className={classes.mark}>
        <Wordmark />
        <span className={textClasses.caption}>{creditsOf(map)}</span>
      </Row>
    </section>,
    document.body,
  )
}
