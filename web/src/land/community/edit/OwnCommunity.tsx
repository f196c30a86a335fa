import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureIn, isGone } from '../../../platform/api/queries.ts'
import { paths } from '../../../platform/paths.ts'
import { NothingToShow, NotRead } from '../../../platform/shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../../platform/ui/Button.tsx'
import { SkeletonLines } from '../../../platform/ui/feedback/Skeleton.tsx'
import { useLive } from '../../../platform/api/useLive.ts'
import { communities } from '../../../content/membership/community.ts'

interface OwnCommunityProps {
  id: string
  children: (community: CommunityView) => ReactNode
}

/** Renders `children` only for the owner of a community; tells others that only the owner can do this. */
export function OwnCommunity({ id, children }: OwnCommunityProps) {
  const { t } = useTranslation()
  const query = useLive(communities.one, { id })
  const { data: community } = query
  const failure = failureIn(query)
  if (isGone(failure))
    return (
      <NothingToShow
        title={t('community.page.gone')}
        action={
          <ButtonLink to={paths.myOwnedCommunities} kind="call">
            {t('community.edit.toMine')}
          </ButtonLink>
        }
      >
        {t('community.edit.goneText')}
      </NothingToShow>
    )
  if (failure) return <NotRead failure={failure} onRetry={() => void query.refetch()} />
  if (!community)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('community.page.loading')} lines={6} />
      </div>
    )
  if (!community.mine?.owner)
    return (
      <NothingToShow
        title={t('community.edit.notMineTitle')}
        action={
          <ButtonLink to={paths.community(id)} kind="call">
            {t('community.edit.toCommunity')}
          </ButtonLink>
        }
      >
        {t('community.edit.notMine')}
      </NothingToShow>
    )
  return children(community)
}
