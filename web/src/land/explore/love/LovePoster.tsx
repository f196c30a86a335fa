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

/** A2 lying, in pixels of CSS, and how many dots a pixel has: 150 an inch. */
const SHEET = { width: 2245, height: 1587, ratio: 1.5 }

interface LovePosterProps {
  map: Map
  choice: LoveChoice
  /** By the end of which year, in the reader's words. */
  year: string
  asOf: string
  /** Called after printing, or when the picture could not be made. */
  onDone: (printed: boolean) => void
}

/** A sheet of A2 with the love map as it is in view. On the screen it is not shown. */
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
      // Blocks until the dialog is closed, where the browser has one.
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
