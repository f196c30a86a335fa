import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../api/live.ts'
import { failureIn } from '../../api/queries.ts'
import { failureOf, failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { NorthSea } from '../../shell/NorthSea.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useCommunity } from '../data.ts'
import { EditCommunity } from './EditCommunity.tsx'

/** Changes or ends a community, for its owner; others are told whose it is. */
export function EditCommunityPage() {
  const { t } = useTranslation()
  const { id = '' } = useParams({ strict: false })
  useFollow({ feed: 'land', scope: 'one', id })
  const asked = useCommunity(id)
  const { data: community, error } = asked
  const gone = error !== null && failureOf(error).code === 'not-found'
  const failure = gone ? error : failureIn(asked)
  if (failure)
    return (
      <EmptyState
        title={gone ? t('community.page.gone') : failureText(t, failure)}
        behind={<NorthSea />}
        actions={
          <ButtonLink to={paths.myOwnedCommunities} kind="call">
            {t('community.edit.toMine')}
          </ButtonLink>
        }
      >
        {gone && t('community.edit.goneText')}
      </EmptyState>
    )
  if (!community)
    return (
      <div style={{ padding: 'var(--ff-gutter)' }}>
        <SkeletonLines label={t('community.page.loading')} lines={6} />
      </div>
    )
  if (!community.mine?.owner)
    return (
      <EmptyState
        title={t('community.edit.notMineTitle')}
        behind={<NorthSea />}
        actions={
          <ButtonLink to={paths.community(id)} kind="call">
            {t('community.edit.toCommunity')}
          </ButtonLink>
        }
      >
        {t('community.edit.notMine')}
      </EmptyState>
    )
  return <EditCommunity key={id} community={community} />
}
