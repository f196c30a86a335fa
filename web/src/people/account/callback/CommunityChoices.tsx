import { CALL_WISHES, COMMUNITY_TOPICS, type CommunityCalls } from '@fieldfare/shared/callback.ts'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../../platform/i18n/failure.ts'
import { SelectField } from '../../../platform/ui/form/SelectField.tsx'
import { PagedList } from '../../../platform/ui/layout/PagedList.tsx'
import { showToast } from '../../../platform/ui/overlay/toasts.ts'
import classes from './Callback.module.css'
import { useChooseCall, useCommunityCalls } from './data.ts'
import textClasses from '../../../platform/ui/text.module.css'

/** What the person chose for single communities, over what they chose in general. */
export function CommunityChoices() {
  const { t } = useTranslation()
  return (
    <>
      <p className={textClasses.quiet}>{t('callback.communities.intro')}</p>
      <PagedList
        query={useCommunityCalls()}
        loading={t('callback.communities.loading')}
        lines={3}
        empty={<p className={textClasses.quiet}>{t('callback.communities.none')}</p>}
        moreLabel={t('callback.communities.more')}
      >
        {(communities) => (
          <ul>
            {communities.map((community) => (
              <OneCommunity key={community.communityId} community={community} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function OneCommunity({ community: { communityId, title, wishes } }: { community: CommunityCalls }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useChooseCall()
  return (
    <li>
      <details className={classes.details}>
        <summary>{title}</summary>
        <div className={classes.topics}>
          {COMMUNITY_TOPICS.map((topic) => {
            const chosen = isPending && variables.topic === topic ? variables.wish : wishes[topic]
            return (
              <SelectField
                key={topic}
                label={t(`callback.topic.${topic}`)}
                value={chosen ?? ''}
                data={[
                  { value: '', label: t('callback.communities.asAbove') },
                  ...CALL_WISHES.map((wish) => ({ value: wish, label: t(`callback.wish.${wish}`) })),
                ]}
                onChange={({ currentTarget }) => {
                  const wish = CALL_WISHES.find((one) => one === currentTarget.value)
                  mutate(
                    { topic, communityId, ...(wish && { wish }) },
                    {
                      onSuccess: () => showToast(t('callback.saved')),
                      onError: (error) => showToast(failureText(t, error)),
                    },
                  )
                }}
              />
            )
          })}
        </div>
      </details>
    </li>
  )
}
