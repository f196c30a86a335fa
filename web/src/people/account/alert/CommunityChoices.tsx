import { ALERT_WISHES, COMMUNITY_TOPICS, type CommunityAlerts } from '@fieldfare/shared/alert.ts'
import { useTranslation } from '../../../platform/i18n/translation.ts'
import { failureText } from '../../../platform/i18n/failure.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import { Grid, Stack } from '../../../platform/ui/layout/Layout.tsx'
import classes from './Alert.module.css'
import { communityAlerts, useChooseAlert } from './data.ts'
import { usePagedQuery } from '../../../platform/api/usePagedQuery.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** The person's alert choices for single communities, which override their general choices. */
export function CommunityChoices() {
  const { t } = useTranslation()
  return (
    <>
      <p className={textClasses.quiet}>{t('alert.communities.intro')}</p>
      <PagedList
        query={usePagedQuery(communityAlerts)}
        loading={t('alert.communities.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{t('alert.communities.none')}</p>}
        moreLabel={t('alert.communities.more')}
      >
        {(communities) => (
          <Stack as="ul" gap="none" lined>
            {communities.map((community) => (
              <OneCommunity key={community.communityId} community={community} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  )
}

function OneCommunity({ community: { communityId, title, wishes } }: { community: CommunityAlerts }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useChooseAlert()
  return (
    <li>
      <details className={classes.details}>
        <summary>{title}</summary>
        <Grid filled className={classes.topics}>
          {COMMUNITY_TOPICS.map((topic) => {
            const chosen = isPending && variables.topic === topic ? variables.wish : wishes[topic]
            return (
              <SelectField
                key={topic}
                label={t(`alert.topic.${topic}`)}
                value={chosen ?? ''}
                data={[
                  { value: '', label: t('alert.communities.asAbove') },
                  ...ALERT_WISHES.map((wish) => ({ value: wish, label: t(`alert.wish.${wish}`) })),
                ]}
                onChange={({ currentTarget }) => {
                  const wish = ALERT_WISHES.find((one) => one === currentTarget.value)
                  mutate(
                    { topic, communityId, ...(wish && { wish }) },
                    {
                      onSuccess: () => showToast(t('alert.saved')),
                      onError: (error) => showToast(failureText(t, error)),
                    },
                  )
                }}
              />
            )
          })}
        </Grid>
      </details>
    </li>
  )
}
