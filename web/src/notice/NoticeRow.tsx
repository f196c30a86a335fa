import { IconAward } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../account/data.ts'
import { useSubscribe } from '../community/data.ts'
import { failureText } from '../i18n/failure.ts'
import { useFormat } from '../i18n/format.ts'
import { CommunityGlyph } from '../map/style/LevelGlyph.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'
import type { AnyNotice } from './data.ts'
import classes from './NoticeRow.module.css'

interface NoticeRowProps {
  notice: AnyNotice
  /** Something was done about it, or its link followed. */
  onDone: () => void
  /** It lies in a layer, whose place a followed link takes. */
  layered?: boolean
}

const MEDALS = ['FIRST_AREA', 'FOUR_AREAS', 'FUNDER', 'TEN_COMMENTS', 'FIRST_PLEDGE'] as const

/** One thing that one was told, with what can be done about it. */
export function NoticeRow({ notice, onDone, layered = false }: NoticeRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { me } = useMe()
  const subscribe = useSubscribe()
  const when = (
    <time dateTime={notice.createdAt} title={format.dateTime(notice.createdAt)}>
      {format.ago(notice.createdAt)}
    </time>
  )
  const unread = !notice.read && <span className={classes.unread} role="img" aria-label={t('notice.unread')} />

  if (notice.kind === 'medal.granted') {
    const medal = MEDALS.find((each) => each === notice.data.medal)
    return (
      <li className={classes.row}>
        <span className={classes.icon}>
          <IconAward size={24} stroke={1.75} aria-hidden="true" />
        </span>
        <p className={classes.words}>
          <strong>{medal ? t(`notice.medal.${medal}`) : t('notice.medalText')}</strong>
          {medal && <span>{t('notice.medalText')}</span>}
          <span>{when}</span>
        </p>
        {unread}
      </li>
    )
  }

  const { communityId: id, title } = notice.data
  const inside = me?.subs.includes(id) ?? false
  const offered = notice.kind === 'community.offered' && !inside
  const headline = inside ? t('notice.joined', { title }) : offered ? t('notice.offered', { title }) : t('notice.left', { title })
  const turn = () => {
    subscribe.mutate({ id, join: !inside }, { onError: (error) => void showToast(failureText(t, error)) })
    if (!notice.read) onDone()
  }
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <CommunityGlyph size={26} />
      </span>
      <p className={classes.words}>
        <Link to={paths.community(id)} replace={layered} onClick={onDone}>
          {headline}
        </Link>
        <span>{offered ? t('notice.offeredText') : t('notice.joinedText')}</span>
        <span>{when}</span>
      </p>
      {unread}
      <Button
        kind={inside ? 'text' : 'soft'}
        aria-label={inside ? t('notice.undoNamed', { title }) : t('notice.joinNamed', { title })}
        onClick={turn}
      >
        {inside ? t('notice.undo') : t('notice.join')}
      </Button>
    </li>
  )
}
