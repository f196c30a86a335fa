import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/Avatar.tsx'
import { Byline } from './Byline.tsx'
import classes from './Comment.module.css'
import type { Pending } from './useCompose.ts'

/** One's own words on their way, where they will stand. */
export function PendingComment({
  pending,
  me,
  manager,
}: {
  pending: Pending
  me: { id: string; name: string }
  manager: boolean
}) {
  const { t } = useTranslation()
  return (
    <article
      aria-label={t('discussion.comment.byLine', { name: me.name })}
      className={`${classes.comment} ${classes.waiting}`}
    >
      <Avatar name={me.name} />
      <div className={classes.body}>
        <div className={classes.head}>
          <Byline author={me} manager={manager} when={t('app.word.sending')} editedAt={null} />
        </div>
        <p className={classes.text}>{pending.text}</p>
      </div>
    </article>
  )
}
