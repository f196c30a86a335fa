import type { ThreadView } from '@fieldfare/shared/discussion.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { ContentRow } from '../../../content/ContentRow.tsx'
import { usePointing } from '../../../content/pointing.ts'
import { Ago } from '../../../platform/i18n/Ago.tsx'
import { useFormat } from '../../../platform/i18n/format.ts'
import { PlaceThumbnail } from '../../../map/thumbnail/PlaceThumbnail.tsx'
import { paths } from '../../../platform/paths.ts'
import { Avatar } from '../../../platform/ui/Avatar.tsx'
import { IconPin } from '../../../platform/ui/icons.tsx'
import { usePhone } from '../../../platform/ui/layout/usePhone.ts'
import { Row, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './ThreadRow.module.css'

/** One discussion in a list: title, author, time, number of comments, its place on the map, and its first photo. */
export function ThreadRow({ thread }: { thread: ThreadView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const phone = usePhone()
  const { id, title, creator, comments, createdAt, photos, place, onTop } = thread
  const pointing = usePointing(id)
  const name = creator.name || t('app.word.formerMember')
  const when = <Ago at={createdAt} />
  return (
    <ContentRow
      leading={<Avatar name={name} />}
      mark={
        onTop && (
          <Row as="p" tight gap="xs" className={classes.onTop}>
            <IconPin size={16} aria-hidden="true" />
            {t('discussion.onTop')}
          </Row>
        )
      }
      title={<Link to={paths.post(id)}>{title}</Link>}
      facts={
        <>
          {name}
          {comments > 0 && `, ${t('discussion.comments', { count: comments, number: format.number(comments) })}`}
          {phone && <>, {when}</>}
        </>
      }
      side={
        <Stack gap="xs" className={classes.side}>
          {place && <PlaceThumbnail {...place} size={phone ? '64x64' : '96x64'} />}
          {photos[0] && <img src={photoUrl(photos[0].id, 'list')} width={96} height={64} alt="" loading="lazy" />}
          {!phone && when}
        </Stack>
      }
      pointing={place ? pointing : undefined}
    />
  )
}
