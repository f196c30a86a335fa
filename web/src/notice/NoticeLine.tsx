import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Ago } from '../i18n/Ago.tsx'
import type { Destination } from '../paths.ts'
import type { AnyNotice } from './data.ts'
import classes from './NoticeRow.module.css'

export interface NoticeRowProps {
  notice: AnyNotice
  /** Something was done about it, or its link followed. */
  onDone: () => void
  /** It lies in a layer, whose place a followed link takes. */
  layered?: boolean
}
/** What a notice says, and where it leads. */
export interface News extends Partial<Destination> {
  headline: string
  text?: string
}

/** One notice as it looks: a sign, what it says, when, and whether it is new. */
export function NoticeLine({
  notice,
  onDone,
  layered = false,
  icon,
  news,
  children,
}: NoticeRowProps & { icon: ReactNode; news: News; children?: ReactNode }) {
  const { t } = useTranslation()
  const { headline, text, to, search } = news
  return (
    <li className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <p className={classes.words}>
        {to ? (
          <Link to={to} search={search} replace={layered} onClick={onDone}>
            {headline}
          </Link>
        ) : (
          <strong>{headline}</strong>
        )}
        {text && <span>{text}</span>}
        <span>
          <Ago at={notice.createdAt} />
        </span>
      </p>
      {!notice.read && <span className={classes.unread} role="img" aria-label={t('notice.unread')} />}
      {children}
    </li>
  )
}
