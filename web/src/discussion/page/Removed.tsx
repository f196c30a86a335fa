import type { Removal } from '@fieldfare/shared/discussion.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Ago } from '../../i18n/Ago.tsx'
import classes from './Comment.module.css'

interface RemovedProps {
  name: string
  removed: Removal
  /** The way back, for whoever may take it. */
  children: ReactNode
}

/** What stands where a comment was: who removed it, when, and why. */
export function Removed({ name, removed, children }: RemovedProps) {
  const { t } = useTranslation()
  const { at, by, reason } = removed
  return (
    <div className={classes.removed}>
      <p>
        {by === 'creator'
          ? t('discussion.comment.removedByAuthor', { name })
          : t('discussion.comment.removedByModerator', { name, reason })}{' '}
        <Ago at={at} />
      </p>
      {children}
    </div>
  )
}
