import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../platform/session/me.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconHeart, IconHeartFilled } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useLikeArea } from '../data.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface LikeButtonProps {
  id: string
  likes: number
  liked: boolean
  /** True for the reader's own area, for which the count alone is shown. */
  own: boolean
}

/** The number of people who like this place, and a button to like it once the address is confirmed. */
export function LikeButton({ id, likes, liked, own }: LikeButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { me, isLoading, isGuest } = useMe()
  const like = useLikeArea(id)
  const then = useRouterState({ select: ({ location }) => location.href })
  const press = () => like.mutate(!liked, { onError: (error) => void showToast(failureText(t, error)) })
  return (
    <Row gap="l">
      {me?.verified && !own && (
        <Button
          kind={liked ? 'soft' : 'outline'}
          aria-pressed={liked}
          icon={liked ? <IconHeartFilled size={20} aria-hidden="true" /> : <IconHeart size={20} aria-hidden="true" />}
          onClick={press}
        >
          {t('area.detail.like')}
        </Button>
      )}
      <p role="status" className={textClasses.intro}>
        {likes > 0
          ? t('area.detail.likes', { count: likes, number: format.number(likes) })
          : t(own ? 'area.detail.likesNoneOwn' : 'area.detail.likesNone')}
      </p>
      {me && !me.verified && !own && <p className={textClasses.intro}>{t('area.detail.likeVerify')}</p>}
      {isGuest && !isLoading && (
        <Link to={paths.login} search={{ then }}>
          {t('area.detail.likeAccount')}
        </Link>
      )}
    </Row>
  )
}
