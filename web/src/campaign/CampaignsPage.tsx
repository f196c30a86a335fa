import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../account/data.ts'
import { useFormat } from '../i18n/format.ts'
import { paths } from '../paths.ts'
import { NothingToShow } from '../shell/states/NothingToShow.tsx'
import { PagedList } from '../ui/layout/PagedList.tsx'
import { PageFrame } from '../ui/layout/PageFrame.tsx'
import classes from './Campaign.module.css'
import { CampaignForm } from './CampaignForm.tsx'
import { Counts } from './Counts.tsx'
import { useCampaigns } from './data.ts'

/** The campaigns that admins make, and the form of a new one. */
export function CampaignsPage() {
  const { t } = useTranslation()
  const { date } = useFormat()
  const navigate = useNavigate()
  const { me } = useMe()
  const campaigns = useCampaigns(me?.admin ?? false)
  if (me && !me.admin) return <NothingToShow title={t('campaign.forAdmins')} />
  return (
    <PageFrame title={t('app.title.campaigns')} intro={t('campaign.intro')}>
      <div className={classes.sections}>
        <PagedList
          query={campaigns}
          loading={t('app.word.loading')}
          empty={<p className={classes.quiet}>{t('campaign.empty')}</p>}
        >
          {(items) => (
            <ul className={classes.list}>
              {items.map((campaign) => {
                const { id, name, flow, state, createdAt, counts } = campaign
                return (
                  <li key={id} className={classes.row}>
                    <div className={classes.words}>
                      <Link to={paths.campaign.pattern} params={{ id }}>
                        <strong>{name}</strong>
                      </Link>
                      <span className={classes.quiet}>
                        {t(`campaign.flow.${flow}`)}. {date(createdAt)}
                      </span>
                      <span className={classes.quiet}>
                        <Counts counts={counts} />
                      </span>
                    </div>
                    <strong>{t(`campaign.state.${state}`)}</strong>
                  </li>
                )
              })}
            </ul>
          )}
        </PagedList>
        <section className={classes.section}>
          <h2>{t('campaign.new')}</h2>
          <CampaignForm
            label={t('campaign.new')}
            onSaved={({ id }) => void navigate({ to: paths.campaign.pattern, params: { id } })}
          />
        </section>
      </div>
    </PageFrame>
  )
}
