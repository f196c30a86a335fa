import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ErrorCode } from '@fieldfare/shared/errors.ts'
import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SubscribeButton } from '../map/page/SubscribeButton.tsx'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import classes from './TakePart.module.css'

interface TakePartProps {
  community: Pick<CommunityView, 'id' | 'title'>
  /** What stands between the reader and taking part. */
  why: ErrorCode
}

/** Says kindly what it takes to join in, with the one thing to do about it. */
export function TakePart({ community, why }: TakePartProps) {
  const { t } = useTranslation()
  const then = useRouterState({ select: ({ location }) => location.href })
  const { title } = community
  if (why === 'not-signed-in')
    return (
      <div className={classes.part}>
        <p>{t('discussion.take.guest')}</p>
        <ButtonLink to={paths.login} search={{ then } as never} kind="action">
          {t('app.title.login')}
        </ButtonLink>
      </div>
    )
  if (why === 'not-subscribed')
    return (
      <div className={classes.part}>
        <p>{t('discussion.take.join', { title })}</p>
        <SubscribeButton community={community} kind="action" />
      </div>
    )
  return (
    <div className={classes.part}>
      <p>{why === 'not-verified' ? t('discussion.take.verify') : t(`errors.code.${why}`)}</p>
    </div>
  )
}
