import { useTranslation } from '../../../platform/i18n/translation.ts'
import { IntentStrip, useArrival, useOpenIntents } from '../../../content/intent/IntentStrip.tsx'
import { useBegin } from '../../../content/intent/useBegin.ts'
import type { DeviceIntent } from '../../../platform/session/deviceIntent.ts'
import { useMe } from '../../../platform/session/me.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { useFormat } from '../../../platform/i18n/format.ts'
import { Button } from '../../../platform/ui/Button.tsx'
import { IconHeart, IconHeartFilled } from '../../../platform/ui/icons.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { useLikeArea } from '../areaActs.ts'
import { Row } from '../../../platform/ui/layout/Layout.tsx'
import textClasses from '../../../platform/ui/text.module.css'

interface LikeButtonProps {
  id: string
  likes: number
  liked: boolean
  /** The area's name; its shape and level (`picture`) are shown if the reader has to sign in first. */
  title: string
  picture: DeviceIntent['picture']
  /** True for the reader's own area, for which only the number of likes is shown. */
  own: boolean
}

/** The number of people who like an area, and a button to like it, for people with a confirmed e-mail address. */
export function LikeButton({ id, title, picture, likes, liked, own }: LikeButtonProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { me, isLoading } = useMe()
  const begin = useBegin()
  const [open] = useOpenIntents(id, 'like')
  const like = useLikeArea()
  const place = useArrival<HTMLDivElement>(id)
  const press = () => {
    if (!me?.verified) void begin({ act: 'like', input: { measureId: id }, name: title, picture })
    else turn()
  }
  const turn = () =>
    like.mutate({ measureId: id, title, like: !liked }, { onError: (error) => void showToast(failureText(t, error)) })
  return (
    <Row gap="l" ref={place}>
      {!isLoading && !own && !open && (
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
      {open && <IntentStrip intent={open} />}
    </Row>
  )
}
