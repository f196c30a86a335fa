import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChannel } from '../../api/live.ts'
import { failureIn, isGone } from '../../api/queries.ts'
import { failureText } from '../../i18n/failure.ts'
import { paths } from '../../paths.ts'
import { NothingToShow } from '../../shell/states/NothingToShow.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx'
import { useCommunity } from '../data.ts'
import { EditCommunity } from './EditCommunity.tsx'

/** Changes or ends a community, for its owner; others are told whose it is. */
export function EditCommunityPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/edit-community/$id/edit' })
  useChannel({ feed: 'land', scope: 'one', id })
  const asked = useCommunity(id)
  const { data: community } = asked
  const failure = failureIn(asked)
  if (failure) {
    const gone = isGone(failure)
    return (
      <NothingToShow
        title={gone ? t('community.page.gone') : failureText(t, failure)}
        action={
          <ButtonLink to={paths.myOwnedCommunities} kind="call">
            {t('community.edit.toMine')}
          </ButtonLink>
        }
      >
        {gone && t('community.edit.goneText')}
      </NothingToShow>
    )
  }
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
  return <EditCommunity key={id} community={community} />
}
