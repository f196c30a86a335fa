import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { failureIn, isGone } from '../../platform/api/queries.ts'
import { paths } from '../../platform/paths.ts'
import { BackTo } from '../../platform/shell/layout/BackTo.tsx'
import { usePageTitle } from '../../platform/shell/routing/title.ts'
import { NotFoundPage } from '../../platform/shell/states/NotFoundPage.tsx'
import { NotRead } from '../../platform/shell/states/NothingToShow.tsx'
import { SkeletonLines } from '../../platform/ui/feedback/Skeleton.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Stack } from '../../platform/ui/layout/Layout.tsx'
import { CampaignForm } from './CampaignForm.tsx'
import { CampaignCounts } from './CampaignCounts.tsx'
import { InvitationList } from './InvitationList.tsx'
import { LinkMaker } from './LinkMaker.tsx'
import { ListMaker } from './ListMaker.tsx'
import { useOnce } from '../../platform/api/useLive.ts'
import { campaigns } from './data.ts'

/** The page of one campaign: the progress of its invitations, the forms for new invitations, and its settings. */
export function CampaignPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/main/campaigns/$id' })
  const query = useOnce(campaigns.one, { id })
  const campaign = query.data
  usePageTitle(campaign?.name ?? t('app.title.campaign'))
  const failure = failureIn(query)
  if (failure !== null)
    return isGone(failure) ? <NotFoundPage /> : <NotRead failure={failure} onRetry={() => void query.refetch()} />
  if (!campaign) return <SkeletonLines label={t('app.word.loading')} />
  const { name, flow, state, counts } = campaign
  return (
    <PageFrame
      title={name}
      intro={`${t(`campaign.flow.${flow}`)}. ${t(`campaign.state.${state}`)}.`}
      actions={<BackTo to={paths.campaigns}>{t('campaign.all')}</BackTo>}
      aside={
        <Stack as="section">
          <h2>{t('campaign.settings')}</h2>
          <CampaignForm key={campaign.version} campaign={campaign} label={t('campaign.settings')} />
        </Stack>
      }
    >
      <Stack gap="xxl">
        <p>
          <CampaignCounts counts={counts} />
        </p>
        <ListMaker campaign={campaign} />
        <LinkMaker campaign={campaign} />
        <InvitationList campaignId={id} />
      </Stack>
    </PageFrame>
  )
}
