import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { photoUrl } from '@fieldfare/shared/photo.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Ago } from '../../i18n/Ago.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { usePhone } from '../../ui/layout/usePhone.ts'
import classes from './Discussions.module.css'

/** One discussion in a list: title, author, time, number of comments, and its first photo. */
export function ThreadRow({ thread }: { thread: ThreadView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const { id, title, creator, comments, createdAt, photos } = thread
  const name = creator.name || t('app.word.formerMember')
  const when = <Ago at={createdAt} />
  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div>
        <h2>
          <Link to={paths.post(id)}>{title}</Link>
        </h2>
        <p className={classes.facts}>
          {name}
          {comments > 0 && `, ${t('discussion.comments', { count: comments, number: format.number(comments) })}`}
          {phone && <>, {when}</>}
        </p>
      </div>
      <div className={classes.side}>
        {photos[0] && <img src={photoUrl(photos[0].id, 'list')} width={96} height={64} alt="" loading="lazy" />}
        {!phone && when}
      </div>
    </li>
  )
}
