import { languageTag } from '@fieldfare/shared/locale.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import type { WelcomePlace } from '@fieldfare/shared/welcomeView.ts'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { currentLocale } from '../../../platform/i18n/translation.ts'
import { paths } from '../../../platform/paths.ts'
import { drawnMs } from './WelcomeStill.tsx'
import classes from './WelcomeCard.module.css'

/** The photo of a place, and a sentence that its maker wrote about it. */
export function WelcomeCard({ place: { id, title, words, photo, locale } }: { place: WelcomePlace }) {
  const [since] = useState(() => drawnMs())
  return (
    <figure
      className={classes.card}
      lang={locale === currentLocale() ? undefined : languageTag(locale)}
      style={{ '--since': `${-since}ms` } as CSSProperties}
    >
      <img
        className={classes.photo}
        src={photoUrl(photo.id, 'list')}
        alt={photo.alt ?? ''}
        width={photo.width}
        height={photo.height}
        decoding="sync"
      />
      <blockquote className={classes.words}>{words}</blockquote>
      <figcaption>
        <Link to={paths.area(id)} className={classes.title}>
          {title}
        </Link>
      </figcaption>
    </figure>
  )
}
