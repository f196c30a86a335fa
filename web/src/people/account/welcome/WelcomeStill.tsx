import { STILL, type WelcomePlace } from '@fieldfare/shared/welcomeView.ts'
import { type CSSProperties, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import classes from './WelcomeStill.module.css'

/** Returns the milliseconds for which the outline in the static HTML has been animated, so that the page continues from there. */
export function drawnMs(words: ParentNode = document): number {
  const [drawing] = words.querySelector('#words .line')?.getAnimations?.() ?? []
  return Number(drawing?.currentTime ?? 0)
}

/** A still picture of a place's map with its outline, which is drawn once by an animation. The static HTML shows the same (`welcomeWords.ts`). */
export function WelcomeStill({ place: { stills, title, outline, credit } }: { place: WelcomePlace }) {
  const { t } = useTranslation()
  const [since] = useState(() => drawnMs())
  const { width, height } = STILL
  return (
    <div className={classes.map} style={{ '--since': `${-since}ms` } as CSSProperties}>
      <picture>
        <source media="(width < 45em)" srcSet={stills.phone} />
        <img src={stills.desk} alt={t('welcome.stillOf', { title })} width={width} height={height} decoding="sync" />
      </picture>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <defs>
          <path id="place-outline" pathLength="1" d={outline} />
        </defs>
        {(['fill', 'glow', 'casing', 'line'] as const).map((part) => (
          <use key={part} className={classes[part]} href="#place-outline" />
        ))}
      </svg>
      <small className={classes.credit}>{credit}</small>
    </div>
  )
}
