import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { Ago } from '../../platform/i18n/Ago.tsx'
import type { AppAddress } from '../../content/kind.ts'
import type { AnyNotice } from './data.ts'
import classes from './NoticeRow.module.css'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import textClasses from '../../platform/ui/text.module.css'

export interface NoticeRowProps {
  notice: AnyNotice
  /** Called when the reader has acted on the notification or followed its link. */
  onDone: () => void
  /** True in a layer (a sheet or popover): following a link replaces the layer's entry in the history. */
  layered?: boolean
}
/** The text of a notification, with its link. */
export interface Sentence extends Partial<AppAddress> {
  headline: string
  text?: string
}

/** Renders one notification: icon, text, time, and a mark if it is unread. */
export function NoticeLine({
  notice,
  onDone,
  layered = false,
  icon,
  sentence,
  children,
}: NoticeRowProps & { icon: ReactNode; sentence: Sentence; children?: ReactNode }) {
  const { t } = useTranslation()
  const { headline, text, to, search } = sentence
  return (
    <Row as="li" className={classes.row}>
      <span className={classes.icon}>{icon}</span>
      <Stack as="p" gap="none" pressed={to !== undefined} className={classes.words}>
        {to ? (
          <Link to={to} search={search} replace={layered} onClick={onDone}>
            {headline}
          </Link>
        ) : (
          <strong className={textClasses.strong}>{headline}</strong>
        )}
        {text && <span className={textClasses.quiet}>{text}</span>}
        <span className={textClasses.quiet}>
          <Ago at={notice.createdAt} />
        </span>
      </Stack>
      {!notice.read && <span className={classes.unread} role="img" aria-label={t('notice.unread')} />}
      {children}
    </Row>
  )
}
