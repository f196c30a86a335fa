import type { MessageView } from '@fieldfare/shared/message.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Ago } from '../../platform/i18n/Ago.tsx'
import { paths } from '../../platform/paths.ts'
import rowClasses from '../../platform/ui/row.module.css'
import classes from './MessageRow.module.css'

/** The beginning of a message, as far as two lines may hold. */
const BEGINNING = 240

interface MessageRowProps {
  message: MessageView
  /** The sender, or the people whom it went to. */
  who: string
  /** The state of it, on the right. */
  state?: ReactNode
}

/** One message in a list; the whole row can be pressed. */
export function MessageRow({ message, who, state }: MessageRowProps) {
  const { t } = useTranslation()
  const { id, title, body, createdAt, read } = message
  return (
    <li className={`${rowClasses.row} ${classes.row}`} data-unread={read === false || undefined}>
      <div className={classes.head}>
        <p className={classes.who}>{who}</p>
        <p className={classes.side}>
          {state}
          <Ago at={createdAt} />
        </p>
      </div>
      <h2>
        {read === false && <span className={classes.dot} role="img" aria-label={t('message.unread')} />}
        <Link to={paths.message(id)}>{title}</Link>
      </h2>
      <p className={classes.body}>{body.slice(0, BEGINNING)}</p>
    </li>
  )
}
