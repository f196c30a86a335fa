import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import { paths } from '../../platform/paths.ts'
import { ToAdmin } from '../../platform/shell/layout/ToAdmin.tsx'
import { PagedList } from '../../platform/ui/layout/PagedList.tsx'
import { PageFrame } from '../../platform/ui/layout/PageFrame.tsx'
import { Row, Stack } from '../../platform/ui/layout/Layout.tsx'
import { CampaignForm } from './CampaignForm.tsx'
import { CampaignCounts } from './CampaignCounts.tsx'
import { usePagedQuery } from '../../platform/api/usePagedQuery.ts'
import { campaigns } from './data.ts'
import stateClasses from '../../platform/ui/state.module.css'
import textClasses from '../../platform/ui/text.module.css'

/** Lists for admins all campaigns (invitations to the survey), with a form for a new campaign. */
export function CampaignsPage() {
  const { t } = useTranslation()
  const { date } = useFormat()
  const navigate = useNavigate()
  const query = usePagedQuery(campaigns.all)
  return (
    <PageFrame title={t('app.title.campaigns')} intro={t('campaign.intro')} actions={<ToAdmin />} text>
      <Stack gap="xxl">
        <PagedList
          query={query}
          loading={t('app.word.loading')}
          empty={<p className={textClasses.quiet}>{t('campaign.empty')}</p>}
        >
          {(items) => (
            <Stack as="ul" lined>
              {items.map((campaign) => {
                const { id, name, flow, state, createdAt, counts } = campaign
                return (
                  <Row as="li" key={id} gap="l" justify="between" pressed>
                    <Stack gap="none" grow="wide">
                      <Link to={paths.campaign.pattern} params={{ id }}>
                        {name}
                      </Link>
                      <span className={textClasses.quiet}>
                        {t(`campaign.flow.${flow}`)}. {date(createdAt)}
                      </span>
                      <span className={textClasses.quiet}>
                        <CampaignCounts counts={counts} />
                      </span>
                    </Stack>
                    <p className={stateClasses.state} data-live={state === 'open' || undefined}>
                      {t(`campaign.state.${state}`)}
                    </p>
                  </Row>
                )
              })}
            </Stack>
          )}
        </PagedList>
        <Stack as="section">
          <h2>{t('campaign.new')}</h2>
          <CampaignForm
            label={t('campaign.new')}
            onSaved={({ id }) => void navigate({ to: paths.campaign.pattern, params: { id } })}
          />
        </Stack>
      </Stack>
    </PageFrame>
  )
}
