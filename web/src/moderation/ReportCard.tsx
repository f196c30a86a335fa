import { IconFlag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Ago } from '../i18n/Ago.tsx'
import { Button } from '../ui/Button.tsx'
import { useLeave, useReopen } from './data.ts'
import { HideDialog } from './HideDialog.tsx'
import classes from './ReportCard.module.css'
import { placeOf, type Reported } from './subject.ts'
import { useDecided } from './useDecided.ts'

interface ReportCardProps {
  reported: Reported
  /** It stands under what is reported: that is not said again, and needs no link. */
  inPlace?: boolean
  /** Reports of several communities stand together. */
  named?: boolean
}

/** What is reported, who says why, and the two answers: hide it and say why, or leave it. */
export function ReportCard({ reported, inPlace = false, named = false }: ReportCardProps) {
  const { t } = useTranslation()
  const [hiding, setHiding] = useState(false)
  const { subject, first, reports } = reported
  const leave = useLeave()
  const reopen = useReopen()
  const decided = useDecided()
  // Under what is reported only the words that no longer stand there.
  const quoted = reports.filter(({ changed }) => changed || !inPlace).map(({ text }) => text)
  const nameOf = (name: string) => name || t('app.word.formerMember')
  const leaveIt = () =>
    decided(leave.mutateAsync(subject), t('moderation.card.left'), () => reopen.mutateAsync(subject))
  return (
    <article className={classes.card}>
      <p className={classes.head}>
        <IconFlag size={20} stroke={1.75} aria-hidden="true" />
        {t('moderation.card.reported', { count: reports.length })}
      </p>
      {[...new Set(quoted)].map((text) => (
        <blockquote key={text} className={classes.quote}>
          {text}
        </blockquote>
      ))}
      {!inPlace && (
        <p className={classes.meta}>
          {t('moderation.card.by', { name: nameOf(first.author.name) })}, <Ago at={first.saidAt} />
          {named && `. ${first.communityTitle}`}
        </p>
      )}
      {reports.some(({ changed }) => changed) && <p className={classes.meta}>{t('moderation.card.changed')}</p>}
      <ul className={classes.reasons}>
        {reports.map(({ id, reporter, reason }) => (
          <li key={id}>
            {t('moderation.card.given', { name: nameOf(reporter.name) })}{' '}
            <span className={classes.reason}>{reason}</span>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button kind="action" onClick={() => setHiding(true)}>
          {t('moderation.card.hide')}
        </Button>
        <Button kind="outline" busy={leave.isPending && t('app.word.sending')} onClick={leaveIt}>
          {t('moderation.card.leave')}
        </Button>
      </div>
      {!inPlace && (
        <Link {...placeOf(subject, first.communityId)} className={classes.link}>
          {t(subject.kind === 'comment' ? 'moderation.card.toComment' : 'moderation.card.toTreasure')}
        </Link>
      )}
      <HideDialog open={hiding} onClose={() => setHiding(false)} reported={reported} />
    </article>
  )
}
